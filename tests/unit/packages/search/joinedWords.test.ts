import { expect, test } from 'vitest';
import { joinedWords } from '../../../../packages/search/joinedWords';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { stemWord } from '../../../../packages/search/stemWord';
import { routes, smallIndex, smallPage } from './smallSite';

const KNOWN = new Set(['storybook', 'source', 'map', 'sourcemap', 'report'].map(stemWord));
const joined = (text: string) => joinedWords(parseQuery(text).units, { has: (term) => KNOWN.has(term) });

test('issue 20 two words that are one are joined where one of them is unknown', () => {
  expect(joined('report of story books')).toEqual([{ term: stemWord('storybook'), at: 1 }]);
  expect(joined('story report book')).toEqual([]);
  // Both words have pages of their own.
  expect(joined('source map')).toEqual([]);
  expect(joined('故事 book')).toEqual([]);
  expect(joined('')).toEqual([]);
});

const PAGES = [
  smallPage(0, 'en', 'Storybook', 'Components one by one.'),
  smallPage(1, 'en', 'Rsbuild', 'A build tool.'),
  smallPage(2, 'en', 'Ships', 'Steel, rope and an anchor.'),
];

test('issue 20 a word that was typed as two finds its page', () => {
  const index = smallIndex(PAGES);
  expect(routes(index, 'story book')).toEqual([PAGES[0]?.routePath]);
  expect(routes(index, 'story of a book')).toEqual([PAGES[0]?.routePath]);
});

test('issue 20 a name with a version behind it finds its page', () => {
  expect(routes(smallIndex(PAGES), 'rsbuild2')).toEqual([PAGES[1]?.routePath]);
  expect(routes(smallIndex([smallPage(0, 'en', 'Vue', 'A view.')]), 'vue3')).toHaveLength(1);
  // Too short to be a name: `e1003` is a code.
  expect(routes(smallIndex([smallPage(0, 'en', 'Tea', 'Tea and cake.')]), 'tea1003')).toEqual([]);
});
