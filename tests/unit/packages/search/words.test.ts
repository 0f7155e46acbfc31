import { expect, test } from 'vitest';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { cutWordings, type Wordings } from '../../../../packages/search/cutWordings';
import { expandWordings } from '../../../../packages/search/expandWordings';
import { hanBorders } from '../../../../packages/search/hanBorders';
import { longestRun } from '../../../../packages/search/longestRun';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { routes, smallIndex, smallPage } from './smallSite';

test('issue 20 the longest run of a query is found wherever it begins', () => {
  expect(longestRun(['the', 'port', 'is', 'taken'])('saythatportistakennow')).toBe(3);
  expect(longestRun(['the', 'port'])('nothing')).toBe(0);
  expect(longestRun([])('nothing')).toBe(0);
});

test('issue 20 a pair of letters of two Chinese words is told apart', () => {
  expect([...hanBorders('构建速度')]).toEqual([2]);
  expect(hanBorders('port').size).toBe(0);
  const pairs = parseQuery('构建速度').units.map(({ term, crosses }) => [term, crosses]);
  expect(pairs).toEqual([
    ['构建', false],
    ['建速', true],
    ['速度', false],
  ]);
});

const NO_WORDINGS: Wordings = { synonyms: [], vocabulary: [], translations: [] };
const PAGES = [
  smallPage(0, 'en', 'Turning it off', 'Take it out of the configuration.', []),
  smallPage(1, 'en', 'Ports', 'The port is taken by another process, so choose one.', []),
  smallPage(2, 'en', 'Processes', 'Another process is taken as the port of call by one.', []),
  smallPage(3, 'en', 'Loaders', 'What a loader does.', []),
];

const open = (keywords: ReadonlyMap<string, string>) => {
  const facts = { ...INDEX_FACTS, wordings: NO_WORDINGS, keywords };
  const [first, ...rest] = PAGES;
  return openIndex([{ ...first, ...buildIndex(PAGES, facts) }, ...rest] as IndexFile, facts);
};

test('issue 20 a section is found by its keywords, and its row says what it is', () => {
  const [{ routePath = '' } = {}] = PAGES;
  expect(routes(open(new Map()), 'uninstall')).toEqual([]);
  expect(routes(open(new Map([[routePath, 'uninstall, remove']])), 'uninstall')).toEqual([routePath]);
});

test('issue 20 words in the order of the query count more than the same words elsewhere', () => {
  const [, ports = PAGES[0]] = PAGES;
  expect(routes(open(new Map()), 'port is taken by another process')[0]).toBe(ports?.routePath);
});

const smallSite = (titles: readonly string[]) =>
  smallIndex(titles.map((title, id) => smallPage(id, 'en', title, `About ${title.toLowerCase()}.`, [])));

test('issue 20 of a long query that the site knows little of, the rare word decides', () => {
  const site = smallSite([
    ...['Long names', 'Take a name', 'Long take', 'Take long', 'Long ago', 'Take away', 'Rare quokka takes'],
    ...['Size', 'Port', 'Loader', 'Rule', 'Plugin', 'Graph', 'Tile', 'Chunk'],
  ]);
  expect(routes(site, 'how long does a rare quokka flimmer')[0]).toBe('/guide/page-6');
});

test('issue 20 vocabulary of the field helps only where the pages lack a word', () => {
  const line = ['sluggish', 'slow'];
  const queryOf = (text: string) => parseQuery(text).units;
  const general = cutWordings({ ...NO_WORDINGS, vocabulary: [line] });
  const worded = (...known: string[]) =>
    expandWordings(queryOf('sluggish'), { has: (term) => known.includes(term) }, general).map(
      ({ terms }) => terms,
    );
  expect(worded('slow')).toEqual([['slow']]);
  expect(worded('slow', 'sluggish')).toEqual([]);
  const own = cutWordings({ ...NO_WORDINGS, synonyms: [line] });
  expect(expandWordings(queryOf('sluggish'), { has: () => true }, own).map(({ terms }) => terms)).toEqual([
    ['slow'],
  ]);
});

test('issue 20 a wording is cut as a query is: words by their stem, Chinese in pairs, nothing of signs', () => {
  const { synonyms } = cutWordings({ ...NO_WORDINGS, synonyms: [['Bundled modules', '内存不足', '!!']] });
  expect(synonyms).toEqual([['bundl modul', '内存 存不 不足']]);
});

test.each([
  ['what is a chunk', true],
  ['chunk meaning', true],
  ['什么是 chunk', true],
  ['chunk 是什么意思', true],
  ['chunk', false],
  ['what to do with a chunk', false],
  ['这是为什么', false],
])('issue 20 the meaning of a word is asked for: %s', (text, asked) => {
  expect(parseQuery(text).asksMeaning).toBe(asked);
});

test('issue 20 the definition comes first for who asks what a word means', () => {
  const pages = [
    smallPage(0, 'en', 'Splitting', 'How to split.', [['app', 'Chunk', 'It has modules.']]),
    {
      ...smallPage(1, 'en', 'Glossary', 'Words.', [['chunk', 'Chunk', 'Modules that are loaded together.']]),
      routePath: '/config/options/term',
    },
    smallPage(2, 'en', 'Ports', 'Nothing here.', []),
  ];
  const index = smallIndex(pages);
  expect(routes(index, 'chunk')[0]).toBe('/guide/page-0');
  expect(routes(index, 'what is a chunk')[0]).toBe('/config/options/term');
});

test('issue 20 a short word with two letters swapped is no guess, one with another letter is', () => {
  const names = ['Dark theme', 'Ports', 'Sizes', 'Loaders', 'Rules', 'Plugins', 'Graphs', 'Tiles', 'Chunks'];
  const site = smallSite(names);
  expect(routes(site, 'drak theem')[0]).toBe('/guide/page-0');
  expect(routes(site, 'dork thene')).toEqual([]);
});
