import { expect, test } from 'vitest';
import { tokenize, type SearchHit } from '../../../../packages/search';
import { ROWS_PER_PAGE, SNIPPET_WIDTH } from '../../../../packages/search/snippet';
import { SUGGESTIONS } from '../../../../packages/search/suggest';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { quickly } from '../../../support/quickly';
import { ask, smallIndex, smallPage } from './smallSite';

/*
 * Everything that a query passes in the search of the site, over all the queries that a browser is asked in the full tier: no
 * exception, an answer of bounded size, ranges inside their text, and no query that takes a frame's time three times over.
 */

const QUERIES = hostileQueries(hostileCount(process.env));
/** No letter of Unicode folds to more, and no run has more terms a letter. */
const MOST_TOKENS = 18 * 4;

const INDEX = smallIndex([
  smallPage(1, 'en', 'Bundle size', 'A bundle is what a reader loads. <mark>bundle</mark> &lt;b&gt;', [
    ['size', 'Size of a bundle', 'enableNativePlugin and E1001 make a report dir.'],
    ['script', '<script>alert(1)</script>', 'constructor __proto__ toString 产物体积分析 😀 İstanbul'],
  ]),
  smallPage(2, 'en', '产物分析', '打包产物的体积分析。', [
    ['loader', 'Loader 耗时', '产物loader耗时 bundle'],
  ]),
]);

const shownText = ({ type, title, header, statement }: SearchHit) =>
  ({ title, header, content: statement })[type];

/** Ranges in order, apart from each other, inside their text. */
function expectInside({ highlightInfoList }: SearchHit, length: number, query: string) {
  let end = 0;
  for (const range of highlightInfoList) {
    expect(range.start, query).toBeGreaterThanOrEqual(end);
    expect(range.length, query).toBeGreaterThan(0);
    end = range.start + range.length;
  }
  expect(end, query).toBeLessThanOrEqual(length);
}

test('issue 6.3 hostile queries are cut into tokens that stand in the query', () => {
  for (const query of QUERIES) {
    const tokens = tokenize(query.slice(0, 2000));
    expect(tokens.length).toBeLessThanOrEqual(MOST_TOKENS * query.length);
    expect(tokens.filter(({ start, end }) => start < 0 || end < start || end > query.length)).toEqual([]);
    expect(tokens.filter(({ term }) => /[<>"'&\s]/.test(term) || term === '')).toEqual([]);
  }
});

test('issue 6.3 hostile queries give bounded rows in the letters of the page, marks inside them, in time', async () => {
  const own = { ...INDEX };
  for (const query of QUERIES) {
    const started = performance.now();
    const { groups, hits, nearTerms, nearHeadings = [] } = await ask(query, own);
    quickly(query, () => performance.now() - started);
    expect(groups.length).toBeLessThanOrEqual(2);
    expect(nearTerms.length).toBeLessThanOrEqual(SUGGESTIONS);
    expect(nearHeadings.length).toBeLessThanOrEqual(SUGGESTIONS);
    for (const group of groups) expect(group.hits.length).toBeLessThanOrEqual(ROWS_PER_PAGE);
    for (const hit of hits) {
      expect(hit.link).toMatch(/^\/guide\/page-[12](?:#(?:size|script|loader))?$/);
      expect(hit.statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH + 2);
      expectInside(hit, shownText(hit).length, query);
    }
  }
}, 120_000);

test('hostile texts of a page give snippets in their own letters, marks inside them', async () => {
  for (const text of QUERIES.slice(0, 300)) {
    const page = smallPage(0, 'en', 'Page', `${text}\n\nbundle 产物`);
    const { hits } = await ask('bundle script alert 产物 constructor istanbul', smallIndex([page]));
    for (const hit of hits) {
      expect(hit.statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH + 2);
      expectInside(hit, shownText(hit).length, text.slice(0, 80));
    }
  }
}, 120_000);
