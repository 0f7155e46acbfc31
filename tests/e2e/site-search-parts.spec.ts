import type { Page } from '@playwright/test';
import { FAILED_LOG } from '../../theme/search/local/createLocalEngine';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { serveFixture } from '../support/serveFixture';
import { expect, test as base } from './fixtures';
import { openSearch, searchParts } from './searchDialog';
import { settled } from './settled';

/** Bytes of text in one file: with so few, each page of the fixture is a part. */
const PART_TEXT = '150';
const PAGE = '/guide/start';
const PART = '**/static/search_index.*.part-*.json';

/** The fixture `search-site` with its own search, its index in parts. */
const test = base.extend<object, { splitSite: string }>({
  splitSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const site = await serveFixture('search-site', 'SEARCH_SITE_OUT', {
        env: { SEARCH_SITE_PART_TEXT: PART_TEXT },
      });
      await use(site.url);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ splitSite }, use) => use(splitSite),
});

/** Lets the parts wait until they are released. */
async function holdParts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(PART, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('issue 6.2 titles and headings answer at once, texts when their parts are there; the count is told once', async ({
  page,
}) => {
  const release = await holdParts(page);
  const { field, options, status } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(options.first()).toHaveAttribute('href', '/guide/bundle');
  await expect(status).toHaveText(WORDS.loading.en);
  const text = options.filter({ hasText: 'configuration of the bundler' });
  await expect(text).toHaveCount(0);
  release();
  await expect(text).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('href', '/guide/bundle');
  await expect(status).toHaveText(/^\d+ results$/);
});

test('issue 6.2 a list that somebody walks in does not change beneath them', async ({ page }) => {
  const release = await holdParts(page);
  const { field, options, active, status } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(options.first()).toBeVisible();
  const before = await options.allTextContents();
  await page.keyboard.press('ArrowDown');
  release();
  await expect(status).toHaveText(/^\d+ results$/);
  expect(await options.allTextContents()).toEqual(before);
  await expect(active).toHaveText(before[1] ?? '');
});

test('issue 6.2 a word of a text is found in its part, which is fetched then and once', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/search_index\..*\.part-/.test(request.url())) parts.push(request.url());
  });
  const { field, options } = await openSearch(page, PAGE);
  await settled(page);
  expect(parts).toEqual([]);
  await field.fill('compression');
  await expect(options.first()).toHaveAttribute('href', '/guide/bundle#size');
  expect(parts).toHaveLength(1);
  await field.fill('smaller');
  await expect(options.first()).toContainText('smaller');
  expect(parts).toHaveLength(1);
});

test('issue 6.2 Chinese of a text is found in its part', async ({ page }) => {
  const { field, options } = await openSearch(page, `/zh${PAGE}`, 'zh');
  await field.fill('压缩');
  await expect(options.first()).toHaveAttribute('href', '/zh/guide/bundle#size');
});

test('issue 6.2 parts that cannot be had leave the first results; a query without any fails, and Retry works', async ({
  page,
  pageErrors,
}) => {
  await page.route(PART, (route) => route.abort());
  const { dialog, field, options, status } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(options.first()).toHaveAttribute('href', '/guide/bundle');
  await field.fill('compression');
  await expect(status).toHaveText(WORDS.failed.en);
  await expect.poll(() => pageErrors.some((line) => line.includes(FAILED_LOG))).toBe(true);
  await page.unroute(PART);
  await dialog.getByRole('button', { name: WORDS.retry.en }).click();
  await expect(searchParts(page).options.first()).toHaveAttribute('href', '/guide/bundle#size');
  pageErrors.splice(0);
});

test('issue 6.2 "no results" comes with terms like the query', async ({ page }) => {
  const { dialog, field } = await openSearch(page, PAGE);
  await field.fill('bunddlle szizes');
  await expect(dialog.getByText(WORDS.tryAgain.en)).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: WORDS.nearTerms.en }).getByRole('button').first(),
  ).toBeVisible();
});
