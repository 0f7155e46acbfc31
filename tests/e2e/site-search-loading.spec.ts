import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { openSearch, searchParts } from './searchDialog';

const PAGE = '/guide/start/intro';
const INDEX = '**/static/search_index.*.json';
const FAILED_LOG = 'Failed to fetch search index, please reload the page and try again.';

test('S4-19 the index and the script of its worker come when the browser is idle, the dialog not before it is wanted', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await settled(page);
  await expect.poll(() => requests.filter((path) => path.includes('search_index.en.'))).toHaveLength(1);
  expect(requests.filter((path) => path.includes('search_index.zh.'))).toEqual([]);
  const before = [...requests];
  const [worker] = await Promise.all([page.waitForEvent('worker'), searchParts(page).button.hover()]);
  expect(before).toContain(new URL(worker.url()).pathname);
  await expect.poll(() => requests.length).toBeGreaterThan(before.length);
  // What hover loads is all the dialog needs: a press loads nothing more.
  await page.waitForTimeout(1500);
  const ready = requests.length;
  await searchParts(page).button.click();
  await expect(searchParts(page).field).toBeFocused();
  expect(requests.length).toBe(ready);
});

test('S8-6 S8-7 issue 7.2 an index that is wrong: the log line, no results, and Retry works without a reload @quick', async ({
  page,
  pageErrors,
}) => {
  const { dialog, field, options, status } = searchParts(page);
  for (const answer of [
    { status: 500, body: 'no' },
    { contentType: 'application/json', body: '[{"title":{},"content":[],"toc":"x"}]' },
  ]) {
    await page.route(INDEX, (route) => route.fulfill(answer));
    await openSearch(page, PAGE);
    await field.fill('bundle diff');
    await expect(dialog.getByRole('paragraph').filter({ hasText: WORDS.failed.en })).toBeVisible();
    await expect(status).toHaveText(WORDS.failed.en);
    await expect(options).toHaveCount(0);
    expect(pageErrors.some((line) => line.includes(FAILED_LOG))).toBe(true);
    await page.unroute(INDEX);
    await dialog.getByRole('button', { name: WORDS.retry.en }).click();
    await expect(options.first()).toBeVisible();
    pageErrors.splice(0);
  }
});
