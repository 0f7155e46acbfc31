import { expect, test } from 'vitest';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { hanBorders } from '../../../../packages/search/hanBorders';
import { longestRun } from '../../../../packages/search/longestRun';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { routes, smallPage } from './smallSite';

test('issue 20 the longest run of a query is found wherever it begins', () => {
  expect(longestRun(['the', 'port', 'is', 'taken'], 'saythatportistakennow')).toBe(3);
  expect(longestRun(['the', 'port'], 'nothing')).toBe(0);
  expect(longestRun([], 'nothing')).toBe(0);
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

const PAGES = [
  smallPage(0, 'en', 'Turning it off', 'Take it out of the configuration.', []),
  smallPage(1, 'en', 'Ports', 'The port is taken by another process, so choose one.', []),
  smallPage(2, 'en', 'Processes', 'Another process is taken as the port of call by one.', []),
  smallPage(3, 'en', 'Loaders', 'What a loader does.', []),
];

const open = (keywords: ReadonlyMap<string, string>) => {
  const facts = { ...INDEX_FACTS, synonyms: [], keywords };
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
