import { expect, test } from 'vitest';
import { buildIndex } from '../../../../packages/search/buildIndex';
import { openIndex, type IndexFile } from '../../../../packages/search/openIndex';
import { packRows, unpackRows } from '../../../../packages/search/packRows';
import { packRelated, unpackRelated } from '../../../../packages/search/packRelated';
import { INDEX_FACTS } from '../../../../plugins/output/search-index/indexFacts';
import { smallPage } from './smallSite';

const RELATED = [
  [
    { row: 700, grade: 3 },
    { row: 9, grade: 2 },
    { row: 40, grade: 1 },
  ],
  [],
  [{ row: 40, grade: 1 }],
];

test('issue 20 related pages come back as they were packed, best grade first', () => {
  expect(unpackRelated(packRelated(RELATED))).toEqual(RELATED);
  expect(unpackRelated({ tops: '', pages: '' })).toEqual([[]]);
});

test('issue 20 rows of sections come back as they were packed, and a row after another costs next to nothing', () => {
  const rows = [0, 1, 2, -1, 3, 90, 91, 92, 7, -1, -1, 8, 682];
  expect(unpackRows(packRows(rows))).toEqual(rows);
  expect(new Set(packRows(Array.from({ length: 500 }, (_, row) => row))).size).toBe(1);
  expect(unpackRows('')).toEqual([]);
});

const PAGES = [
  smallPage(0, 'en', 'Owls', 'Owls hunt at night.'),
  smallPage(1, 'en', 'Gardens', 'Roses grow by day, and owls sleep in the barn.'),
  smallPage(2, 'en', 'Feathers', 'What makes no noise when it flies.'),
  smallPage(3, 'en', 'Ships', 'Steel, rope and an anchor.'),
];
const ROWS = new Map(PAGES.map(({ routePath }, row) => [routePath, row] as const));

/** Numbers of the pages that "owls" finds. */
function ask(related: Parameters<typeof packRelated>[0], sectionRows: ReadonlyMap<string, number> = ROWS) {
  const facts = {
    ...INDEX_FACTS,
    sectionRows,
    vectors: { scale: 1, terms: new Map<string, string>(), sections: [] },
    related: packRelated(related),
  };
  const file = PAGES.map((page, at) => ({ ...page, ...(at === 0 && buildIndex(PAGES, facts)) }));
  return openIndex(file as IndexFile, facts)
    .find('owls noise')
    .map(({ page }) => page.id);
}

test('issue 20 what readers have named as related to the best page stands before what has as many words', () => {
  const plain = ask([]);
  expect(plain[0]).toBe(0);
  const [, second = -1, third = -1] = plain;
  expect(ask([[{ row: third, grade: 3 }]])).toEqual([0, third, second]);
  expect(ask([[{ row: second, grade: 1 }]])).toEqual(plain);
});

test('issue 20 related pages that this index lacks, and sections without a row, change nothing', () => {
  const plain = ask([]);
  expect(ask([[{ row: 500, grade: 3 }]])).toEqual(plain);
  expect(ask([[{ row: 2, grade: 3 }]], new Map())).toEqual(plain);
});
