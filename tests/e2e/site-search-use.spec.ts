import type { Page } from '@playwright/test';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { openSearch, searchParts } from './searchDialog';

const PAGE = '/guide/start/intro';

/** What the browser marks, in the letters of the page; empty without any mark. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('site-search') ?? [])].map((range) => String(range)));
const bar = (page: Page) => page.getByRole('region', { name: WORDS.marks.en });

test('issue 20.4 the page that a search opens has its words marked, until they are cleared or left @core', async ({
  page,
}) => {
  const { field, options } = await openSearch(page, PAGE);
  await field.fill('bundle sizes');
  await expect(options.first()).toHaveAttribute('href', '/guide/usage/bundle-size');
  await field.press('Enter');
  await expect(page).toHaveURL('/guide/usage/bundle-size');
  await expect(bar(page).getByRole('status')).toHaveText(/^\d+ matches marked$/);
  expect(await marked(page)).toEqual(expect.arrayContaining(['Bundle', 'size']));
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  expect(await marked(page)).toEqual([]);
  await page.goBack();
  await page.keyboard.press('Control+k');
  await field.fill('bundle size');
  await expect(options.first()).toHaveAttribute('href', '/guide/usage/bundle-size');
  await options.first().click();
  await expect(bar(page).getByRole('status')).toHaveText(/marked$/);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(bar(page)).toBeHidden();
  expect(await marked(page)).toEqual([]);
});

test('issue 20.4 a row is not chosen because it has come beneath the pointer', async ({ page }) => {
  const { field, options, active } = await openSearch(page, PAGE);
  await field.fill('bundle size');
  await expect(options.first()).toHaveAttribute('href', '/guide/usage/bundle-size');
  await options.nth(2).hover();
  await expect(active).toHaveAttribute('id', (await options.nth(2).getAttribute('id')) ?? '');
  await field.fill('loader timeline');
  await expect(options.first()).toHaveAttribute('href', /loader/);
  await expect(active).toHaveAttribute('id', (await options.first().getAttribute('id')) ?? '');
  const link = (await active.getAttribute('href')) ?? '';
  await field.press('Enter');
  await expect(page).toHaveURL(link);
});

test('issue 20.4 an address opens a search; without a result it goes on in the diagnose box', async ({
  page,
}) => {
  const query = 'qquickk sstartt';
  await page.goto(`/?search=${encodeURIComponent(query)}`);
  const { dialog, field } = searchParts(page);
  await expect(field).toHaveValue(query);
  await dialog.getByRole('link', { name: WORDS.diagnose.en }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(query);
});
