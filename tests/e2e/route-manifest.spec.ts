import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { forgetFaults } from './loadFaults';

const PAGE = '/guide/start/intro';
const LISTS = '**/static/pages.*.json';

const next = (page: Page) => page.getByRole('link', { name: /^Next Page/ });
/** Clicks without a pointer: hovering would load the page before. */
const follow = (page: Page) => next(page).evaluate((link) => (link as HTMLElement).click());

/** Marks the document: the mark is gone with it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('issue 7.1 a click before the list of pages is there waits for it @quick', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(LISTS, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(LISTS);
  await page.goto(PAGE);
  await asked;
  await mark(page);
  const target = (await next(page).getAttribute('href')) ?? '';
  await follow(page);
  await expect(page).toHaveURL(PAGE);
  answer();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('link', { name: /^Previous Page/ })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('issue 7.3 without the list of pages links lead on as documents', async ({ page, pageErrors }) => {
  await page.route(LISTS, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  await page.goto(PAGE);
  await settled(page);
  await mark(page);
  const target = (await next(page).getAttribute('href')) ?? '';
  await follow(page);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  forgetFaults(pageErrors);
});

test('issue 7.1 a page of the other language is shown without a new document', async ({ page }) => {
  await page.goto(PAGE);
  await settled(page);
  await mark(page);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/zh/guide/start/cli');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1, name: '命令行' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
