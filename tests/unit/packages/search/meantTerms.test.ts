import { expect, test } from 'vitest';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import { packVector } from '../../../../packages/search/packVector';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { smallPage } from './smallSite';

const PAGES = [
  smallPage(0, 'en', 'Colours', 'The treemap of a build shows each file as a rectangle.'),
  smallPage(1, 'en', 'Navigation', 'The treemap of a build shows each file as a rectangle.'),
  ...Array.from({ length: 20 }, (_, at) => smallPage(at + 2, 'en', `Other ${at}`, 'Nothing about it.')),
];

/** Addresses that a query finds, best first. */
function ask(query: string, facts: Partial<typeof INDEX_FACTS>): string[] {
  const all = { ...INDEX_FACTS, sectionRows: new Map<string, number>(), ...facts };
  const file = PAGES.map((page, at) => ({ ...page, ...(at === 0 && buildIndex(PAGES, all)) }));
  return openIndex(file as IndexFile, all)
    .find(query)
    .map(({ page }) => page.routePath);
}

test('issue 20 a mistyped word means what the word that is meant means', () => {
  const one = packVector([4]);
  const facts = {
    vectors: { scale: 1, terms: new Map([['treemap', one]]), sections: [one] },
    sectionRows: new Map([['/guide/page-1', 0]]),
  };
  expect(ask('tremap', {})[0]).toBe('/guide/page-0');
  expect(ask('tremap', facts)[0]).toBe('/guide/page-1');
});
