import { expect, test } from 'vitest';
import { codeAfter, plainLines, readMarks } from '../../../../../plugins/authoring/readMarks';

const read = (code: string) =>
  readMarks(code).lines.map(({ text, marks }) => [text, [...marks].join(' ')].filter(Boolean).join(' ⟵ '));

test('issue 18.6 a comment at the end of a line marks it, in every syntax of comments', () => {
  expect(
    read(
      [
        "import a from 'a'; // [!code ++]",
        'b: 1 # [!code --]',
        'c {} /* [!code highlight] */',
        '<d /> <!-- [!code focus] -->',
        "const url = 'https://example.com'; // a remark",
      ].join('\n'),
    ),
  ).toEqual([
    "import a from 'a'; ⟵ add",
    'b: 1 ⟵ remove',
    'c {} ⟵ highlight',
    '<d /> ⟵ focus',
    "const url = 'https://example.com'; // a remark",
  ]);
});

test('issue 18.6 a count marks the lines below as well, and a comment on its own only those', () => {
  expect(read('a // [!code ++:2]\nb\nc\n  // [!code highlight:2]\nd\ne\nf')).toEqual([
    'a ⟵ add',
    'b ⟵ add',
    'c',
    'd ⟵ highlight',
    'e ⟵ highlight',
    'f',
  ]);
});

test('issue 18.6 a line can be added and in focus', () => {
  expect(read('a // [!code ++] // [!code focus]')).toEqual(['a ⟵ focus add']);
});

test('issue 18.6 an unknown word marks nothing and is reported with its line', () => {
  expect(readMarks('a\nb // [!code +]').unknown).toEqual([{ line: 2, word: '+' }]);
});

test('issue 18.6 a change is a diff in plain text, other marks leave plain code', () => {
  const change = 'a\n\nb // [!code --]\nc // [!code ++]';
  expect(plainLines(readMarks(change))).toEqual([' a', '', '-b', '+c']);
  expect(plainLines(readMarks('a // [!code focus]\nb'))).toEqual(['a', 'b']);
  expect(codeAfter(change)).toBe('a\n\nc');
});
