import { expect, test } from 'vitest';
import { countTerms } from '../../../../packages/search/countTerms';
import { createSimilarity } from '../../../../packages/search/createSimilarity';
import { indexedSections } from '../../../../packages/search/openIndex';
import { toSections } from '../../../../packages/search/toSections';
import { routes, smallIndex, smallPage } from './smallSite';

const OWLS = smallPage(0, 'en', 'Owls', 'Owls hunt at night, and their feathers make no noise.');
const HUNT = smallPage(1, 'en', 'Silent hunters', 'Feathers without noise help a bird at night.');
const SHIP = smallPage(2, 'en', 'Ships', 'Steel, rope and an anchor.');
const SAIL = smallPage(
  3,
  'en',
  'Harbours',
  'An anchor and a rope. A bird may sit there, and a bird may sing.',
);

test('issue 20 sections are alike by the rare words that they share, each wholly like itself', () => {
  const pages = [OWLS, HUNT, SHIP, SAIL];
  const similar = createSimilarity(countTerms(indexedSections(pages.flatMap(toSections), '')));
  const [self, hunt = 0, ship = 0, sail = 0] = similar(0);
  expect(self).toBeCloseTo(1);
  expect(hunt).toBeGreaterThan(0.05);
  expect(hunt).toBeLessThan(1);
  expect(sail).toBeLessThan(hunt);
  expect(ship).toBe(0);
});

test('issue 20 sections are alike from both sides, also without words and where none is asked for', () => {
  const pages = [OWLS, HUNT, SHIP, smallPage(4, 'en', '…', '')];
  const similar = createSimilarity(countTerms(indexedSections(pages.flatMap(toSections), '')));
  expect(similar(0)[1]).toBeCloseTo(similar(1)[0] ?? -1);
  expect([...similar(3)].slice(0, 3)).toEqual([0, 0, 0]);
  expect([...similar(-1)]).toEqual([0, 0, 0, 0]);
});

test('issue 20 of two pages with one word of the query, the one like the answer stands first', () => {
  const index = smallIndex([SAIL, OWLS, HUNT, SHIP]);
  expect(routes(index, 'owls bird')).toEqual([OWLS.routePath, HUNT.routePath, SAIL.routePath]);
  expect(routes(smallIndex([SAIL, HUNT, SHIP]), 'bird anchor')[0]).toBe(SAIL.routePath);
});

test('issue 20 a query of known words finds what has them, and what is like it', () => {
  const index = smallIndex([OWLS, HUNT, SHIP, SAIL]);
  expect(routes(index, 'anchor and rope')).toHaveLength(2);
});
