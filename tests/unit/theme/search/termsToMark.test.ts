import { expect, test } from 'vitest';
import { findTerms } from '../../../../packages/search/findTerms';
import type { SearchHit } from '../../../../packages/search/types';
import { termsToMark } from '../../../../theme/search/marks/termsToMark';

const row = (text: string, ...marked: readonly string[]): SearchHit => ({
  type: 'content',
  title: 'A page',
  header: '',
  statement: text,
  link: '/page',
  highlightInfoList: marked.map((word) => ({ start: text.indexOf(word), length: word.length })),
});
const terms = (query: string, ...hits: readonly SearchHit[]) => [
  ...termsToMark({ query, link: '/page', hits }),
];

test('issue 20.4 words that were typed are marked, without those of every sentence', () => {
  const text = 'How to compare: one bundle, two bundles.';
  const found = findTerms(text, new Set(terms('how to compare the bundles')));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['compare', 'bundle', 'bundles']);
});

test('issue 20.4 so is what the rows had marked: a synonym, the word of a slip, Chinese as it is', () => {
  expect(terms('treemqp', row('Read the treemap first.', 'treemap'))).toContain('treemap');
  expect(terms('size', row('看产物体积。', '产物体积'))).toContain('产物体积');
  expect(terms('size', row('The `maxWeight` of it.', 'maxWeight'))).toEqual(['size', 'maxweight']);
});

test('issue 20.4 letters of two Chinese words are not marked as one', () => {
  expect(terms('产物体积')).toEqual(['产物', '体积']);
});
