import { expect, test } from 'vitest';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { RARE_RUN, rareRuns } from '../../../../packages/search/rareRuns';
import { routes, smallIndex, smallPage } from './smallSite';

const PAGES = [
  smallPage(0, 'en', 'The other side of each statement', 'What its codes are, and the effect.'),
  smallPage(
    1,
    'en',
    'Modules',
    'Below the tab, Side Effect Codes has a row for each statement that keeps the module in the output.',
  ),
  ...Array.from({ length: 60 }, (_, at) => smallPage(at + 2, 'en', `Option ${at}`, 'What it is.')),
];

test('issue 20 a label that one page has comes before pages that have its words in the heading', () => {
  const { weight } = RARE_RUN;
  expect(routes(smallIndex(PAGES), 'Side Effect Codes')[0]).toBe(PAGES[1]?.routePath);
  try {
    Object.assign(RARE_RUN, { weight: 0 });
    expect(routes(smallIndex(PAGES), 'Side Effect Codes')[0]).toBe(PAGES[0]?.routePath);
  } finally {
    Object.assign(RARE_RUN, { weight });
  }
});

test('issue 20 a run is worth more the longer it is and the fewer sections have it', () => {
  const query = parseQuery('side effect codes list');
  const few = rareRuns(
    new Map([
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 0],
    ]),
    query,
    100,
  );
  expect(few(0)).toBeGreaterThan(few(1));
  expect(few(1)).toBeGreaterThan(0);
  expect([few(2), few(3), few(9)]).toEqual([0, 0, 0]);
  const many = rareRuns(new Map(Array.from({ length: 40 }, (_, id) => [id, 4])), query, 100);
  expect(many(0)).toBeLessThan(few(0));
});

test('issue 20 letters of a Chinese word are no run', () => {
  expect(rareRuns(new Map([[0, 4]]), parseQuery('重复依赖'), 100)(0)).toBe(0);
});
