import { describe, expect, test } from 'vitest';
import { LARGEST_PACKED } from '../../../../../packages/search/packNumbers';
import { chooseParts } from '../../../../../packages/search/parts/chooseParts';
import { cutPages } from '../../../../../packages/search/parts/cutPages';
import { mergeFound } from '../../../../../packages/search/parts/mergeFound';
import { openPostings } from '../../../../../packages/search/parts/openPostings';
import { WEIGHT_LEVELS, packPostings } from '../../../../../packages/search/parts/packPostings';
import { packToc, unpackToc } from '../../../../../packages/search/parts/packToc';
import type { RankedPage } from '../../../../../packages/search/rankPages';
import * as LIMITS from '../../../../../packages/search/limits';
import { smallPage } from '../smallSite';

describe('cutting', () => {
  const pages = (sizes: readonly number[]) =>
    sizes.map((size, id) => smallPage(id, 'en', 'T', 'x'.repeat(size - 3)));
  const cut = (sizes: readonly number[], whole: number, part: number) =>
    cutPages(pages(sizes), { whole, part }).map((group) => group.map(({ id }) => id));

  test('issue 6.2 up to the limit there is one list, beyond it lists of about one size', () => {
    expect(cut([100, 100, 100], 300, 100)).toEqual([[0, 1, 2]]);
    expect(cut([100, 100, 100, 100], 300, 200)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('a page that is longer than a part is one, and no list is empty', () => {
    expect(cut([900, 100, 100], 300, 300)).toEqual([[0], [1, 2]]);
  });

  test('issue 6.2 the limits leave room for the site to grow, and a table of parts holds a large one', () => {
    expect(LIMITS.searchWholeText).toBe(1_000_000);
    const pagesOfPart = 1;
    expect(LARGEST_PACKED / WEIGHT_LEVELS / pagesOfPart).toBeGreaterThan(10_000);
  });
});

test('headings come back as they were, with and without an id of their own', () => {
  const toc = [
    { text: 'Read the report', id: 'read-the-report', depth: 2 },
    { text: '`output.reportDir`', id: 'output-reportdir', depth: 3 },
    { text: '产物体积', id: 'bundle-size', depth: 2 },
  ];
  expect(unpackToc(packToc(toc))).toEqual(toc);
  expect(unpackToc(packToc([]))).toEqual([]);
  expect(packToc(toc.slice(0, 1))).toBe('Read the report');
});

describe('places of words', () => {
  const packed = packPostings(
    [
      new Map([
        ['loader', 10],
        ['only', 1],
      ]),
      new Map([['loader', 5]]),
      new Map([['loader', 9.9]]),
    ],
    2,
  );
  const places = openPostings(JSON.parse(JSON.stringify(packed)), 2);

  test('the best parts of a word are kept, with how good they are', () => {
    expect(places.words).toEqual(['loader', 'only']);
    expect(places.of('loader')).toEqual({ worth: new Map([[0, 1], [2, 1]]), more: true }); // prettier-ignore
    expect(places.of('only')).toEqual({ worth: new Map([[0, 1]]), more: false });
    expect(places.of('loade')).toBeUndefined();
  });

  test('an empty table knows nothing', () => {
    expect(openPostings(packPostings([], 2), 2).of('')).toBeUndefined();
  });
});

describe('choosing', () => {
  const expansion = (term: string, at: number) => ({ terms: [term], weight: 1, covers: 1, at, span: 1 });
  const table = new Map([
    ['common', { worth: new Map([[0, 1], [1, 0.8]]), more: true }], // prettier-ignore
    ['rare', { worth: new Map([[3, 1]]), more: false }],
  ]);
  const choose = (...terms: string[]) =>
    chooseParts(
      {
        expansions: terms.map(expansion),
        units: terms.length,
        parts: 5,
        postingsOf: (term) => table.get(term),
      },
      3,
    );

  test('issue 6.2 the part of a rare word comes before those of a common one', () => {
    expect(choose('common', 'rare')[0]).toBe(3);
    expect(choose('common').slice(0, 2)).toEqual([0, 1]);
  });

  test('a part without any word of the query is not fetched', () => {
    expect(choose('rare')).toEqual([3]);
    expect(choose('unknown')).toEqual([]);
  });
});

describe('joining', () => {
  const found = (id: number, score: number): RankedPage => ({
    page: smallPage(id, 'en', `Page ${id}`, ''),
    score,
    coverage: 1,
    sections: [],
  });
  const ids = (pages: readonly RankedPage[]) => pages.map(({ page }) => page.id);

  test('issue 6.2 a part replaces what the head said of its pages; the others keep their place', () => {
    const joined = mergeFound(
      [found(1, 4), found(2, 30), found(3, 2), found(4, 1)],
      [found(1, 40), found(9, 25)],
      (page) => page < 2 || page === 9 || page === 4,
    );
    expect(ids(joined)).toEqual([1, 2, 9, 3]);
  });
});
