import { expect, test } from 'vitest';
import { makeSnippet } from '../../../../packages/search/makeSnippet';
import { tokenize } from '../../../../packages/search/tokenize';
import { displayWidth } from '../../../../lib/text/displayWidth';
import * as LIMITS from '../../../../packages/search/limits';

const around = (text: string, ...words: string[]) =>
  makeSnippet(
    text,
    tokenize(text).filter(({ raw }) => words.includes(raw)),
  );
const marked = ({ statement, highlightInfoList }: ReturnType<typeof makeSnippet>) =>
  highlightInfoList.map(({ start, length }) => statement.slice(start, start + length));

const ENGLISH = `${'Many words stand before it. '.repeat(20)}Here is the Éclair of the Matter. ${'And many stand behind. '.repeat(20)}`;
const CHINESE = `${'前面有很多文字。'.repeat(40)}这里说产物体积有多大。${'后面还有很多文字。'.repeat(40)}`;

test('S9-22 a snippet is about 100 wide, in the original letters, and says where text is left out', () => {
  const snippet = around(ENGLISH, 'eclair', 'matter');
  expect(marked(snippet)).toEqual(['Éclair', 'Matter']);
  expect(snippet.statement).toMatch(/^….*…$/);
  expect(displayWidth(snippet.statement)).toBeGreaterThan(LIMITS.searchSnippetWidth * 0.7);
  expect(displayWidth(snippet.statement)).toBeLessThanOrEqual(LIMITS.searchSnippetWidth + 2);
});

test('S9-23 a Chinese letter counts three: about 33 of them', () => {
  expect(displayWidth('产物 ab。')).toBe(12);
  const snippet = around(CHINESE, '产物', '体积');
  expect(marked(snippet)).toEqual(['产物体积']);
  const letters = [...snippet.statement].length;
  expect(letters).toBeGreaterThan(22);
  expect(letters).toBeLessThanOrEqual(36);
});

test('a snippet that is cut after a sign ends with the ellipsis alone', () => {
  for (const [text, word] of [
    [`Here it is, ${'and, so, on, '.repeat(40)}`, 'here'],
    [`产物，${'以及，其它，'.repeat(40)}`, '产物'],
  ] as const) {
    expect(around(text, word).statement).toMatch(/[\p{L}\d]…$/u);
  }
});

test('a short text stays whole, overlapping matches become one mark', () => {
  const snippet = around('产物体积', '产物', '物体', '体积');
  expect(snippet.statement).toBe('产物体积');
  expect(marked(snippet)).toEqual(['产物体积']);
});

test('lines become one line, and every mark stays on its word', () => {
  const snippet = around('first\n\nsecond\tthird', 'second', 'third');
  expect(snippet.statement).toBe('first  second third');
  expect(marked(snippet)).toEqual(['second', 'third']);
});

test('the part with most of the words is shown', () => {
  const text = `alpha ${'filler '.repeat(60)} alpha beta gamma ${'filler '.repeat(60)}`;
  expect(new Set(marked(around(text, 'alpha', 'beta', 'gamma')))).toEqual(
    new Set(['alpha', 'beta', 'gamma']),
  );
});
