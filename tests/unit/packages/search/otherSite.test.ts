import { expect, test } from 'vitest';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { cutWordings } from '../../../../packages/search/cutWordings';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import type { IndexFacts } from '../../../../packages/search';
import { routes, smallPage } from './smallSite';

/** What another site says of itself. */
const FACTS: IndexFacts = {
  wordings: cutWordings({ synonyms: [['barn', 'stable']], vocabulary: [], translations: [['horse', '马']] }),
  codes: [{ id: 'h7', names: ['H7', 'shoe'] }],
  news: /\/gazette\//,
  definitions: /\/words$/,
  keywords: new Map<string, string>(),
  sectionRows: new Map<string, number>(),
  vectors: { scale: 1, terms: new Map<string, string>(), sections: [] },
  related: { tops: '', pages: '' },
  terms: ['saddle'],
  proposedLast: /\/gazette\//,
};

const at = (routePath: string, id: number, title: string, text: string) => ({
  ...smallPage(id, 'en', title, text),
  routePath,
});

const PAGES = [
  at('/gazette/june', 0, 'News', 'A pony came to town.'),
  at('/guide/pony', 1, 'Feeding', 'A pony came to town.'),
  at('/guide/barn', 2, 'Where they sleep', 'Each barn has straw.'),
  at('/guide/riding', 3, 'Riding', 'The shoe of a horse.'),
  at('/guide/h7', 4, 'Iron', 'What a shoe is made of, and the shoe of yesterday.'),
];

const [first = PAGES[0], ...rest] = PAGES;
const FILE = [{ ...first, ...buildIndex(PAGES, FACTS) }, ...rest] as IndexFile;
const index = openIndex(FILE, FACTS);

test('issue 16 search goes by what it is told of a site: wordings, codes, news and terms', () => {
  expect(routes(index, 'stable')).toEqual(['/guide/barn']);
  expect(routes(index, '马')).toEqual(['/guide/riding']);
  expect(routes(index, 'shoe')[0]).toBe('/guide/h7');
  expect(routes(index, 'pony')).toEqual(['/guide/pony', '/gazette/june']);
  expect(index.near('sadle').terms[0]).toBe('saddle');
});

test('issue 16 what this site says of itself is unknown to another', () => {
  expect(routes(index, '爆内存')).toEqual([]);
  expect(index.near('E1001').terms).not.toContain('E1001');
});
