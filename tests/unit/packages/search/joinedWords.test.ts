import { expect, test } from 'vitest';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { joinedWords } from '../../../../packages/search/joinedWords';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { stemWord } from '../../../../packages/search/stemWord';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
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

test('issue 20 a word that was typed as two finds its page, whatever its halves tell', () => {
  const facts = {
    ...INDEX_FACTS,
    sectionRows: new Map<string, number>(),
    evidence: new Map([['book', -9]]),
  };
  const file = PAGES.map((page, at) => ({ ...page, ...(at === 0 && buildIndex(PAGES, facts)) })) as IndexFile;
  expect(routes(openIndex(file, facts), 'story book')).toEqual([PAGES[0]?.routePath]);
  expect(routes(openIndex(file, facts), 'story of a book')).toEqual([PAGES[0]?.routePath]);
  expect(routes(openIndex(file, facts), 'book of a story')).toEqual([]);
});

test('issue 20 a name with a version behind it finds its page', () => {
  expect(routes(smallIndex(PAGES), 'rsbuild2')).toEqual([PAGES[1]?.routePath]);
  // Too short to be a name: `e1003` is a code.
  expect(routes(smallIndex([smallPage(0, 'en', 'Tea', 'Tea and cake.')]), 'tea1003')).toEqual([]);
});
