import { expect, test } from 'vitest';
import type { OpenIndex, SearchHit } from '../../../../packages/search';
import { ROWS_PER_PAGE, SNIPPET_WIDTH } from '../../../../packages/search/snippet';
import { SUGGESTIONS } from '../../../../packages/search/answerQuery';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { ask, smallIndex, smallPage } from './smallSite';

const QUERIES = hostileQueries(hostileCount(process.env));

const INDEX = smallIndex([
  smallPage(1, 'en', 'Bundle size', 'A bundle is what a reader loads. <mark>bundle</mark> &lt;b&gt;', [
    ['size', 'Size of a bundle', 'enableNativePlugin and E1001 make a report dir.'],
    ['script', '<script>alert(1)</script>', 'constructor __proto__ toString 产物体积分析 😀 İstanbul'],
  ]),
  smallPage(2, 'en', '产物分析', '打包产物的体积分析。', [
    ['loader', 'Loader 耗时', '产物loader耗时 bundle'],
  ]),
]);

/** Ranges in order, apart from each other, inside the text of their row. */
function expectInside({ type, title, header, statement, highlightInfoList }: SearchHit, query: string) {
  let end = 0;
  for (const range of highlightInfoList) {
    expect(range.start, query).toBeGreaterThanOrEqual(end);
    expect(range.length, query).toBeGreaterThan(0);
    end = range.start + range.length;
  }
  expect(end, query).toBeLessThanOrEqual({ title, header, content: statement }[type].length);
}

async function expectBounded(query: string, own: OpenIndex) {
  const { groups, hits, nearHeadings } = await ask(query, own);
  expect(groups.length).toBeLessThanOrEqual(2);
  expect(nearHeadings.length).toBeLessThanOrEqual(SUGGESTIONS);
  for (const group of groups) expect(group.hits.length).toBeLessThanOrEqual(ROWS_PER_PAGE);
  for (const hit of hits) {
    expect(hit.link).toMatch(/^\/guide\/page-\d(?:#\w+)?$/);
    expect(hit.statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH + 2);
    expectInside(hit, query.slice(0, 80));
  }
}

test('issue 6.3 hostile queries give bounded rows in the letters of the page, marks inside them', async () => {
  for (const query of QUERIES) await expectBounded(query, INDEX);
}, 120_000);

test('hostile texts of a page give snippets in their own letters, marks inside them', async () => {
  for (const text of QUERIES.slice(0, 100)) {
    const page = smallPage(0, 'en', 'Page', `${text}\n\nbundle 产物`);
    await expectBounded('bundle script alert 产物 constructor istanbul', smallIndex([page]));
  }
}, 120_000);
