import type { Page } from '@playwright/test';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { inTurn } from '../support/inTurn';
import { settled } from './settled';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/intro';
const LISTS = '**/static/pages.*.json';

const next = (page: Page) => page.getByRole('link', { name: /^(?:Next Page|下一页)/ });
/** Clicks without a pointer: hovering would load the page before. */
const follow = (page: Page) => next(page).evaluate((link) => (link as HTMLElement).click());

/** Marks the document: the mark is gone with it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** What fails on purpose is told by the browser on its console. */
const forget = (pageErrors: string[]): void => {
  const own = pageErrors.filter((line) => !/Failed to load resource|^failed: /.test(line));
  pageErrors.splice(0, pageErrors.length, ...own);
};

for (const lang of LANGS) {
  test(
    `issue 7.1 a click before the list of pages is there waits for it: ${lang}`,
    { tag: inTurn(0, lang) },
    async ({ page }) => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(LISTS, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(LISTS);
      await page.goto(localePath(PAGE, lang));
      await asked;
      await mark(page);
      const target = (await next(page).getAttribute('href')) ?? '';
      await follow(page);
      await expect(page).toHaveURL(localePath(PAGE, lang));
      answer();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('link', { name: /^(?:Prev Page|Previous Page|上一页)/ })).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    },
  );

  test(
    `issue 7.3 without the list of pages links lead on as documents: ${lang}`,
    { tag: inTurn(1, lang) },
    async ({ page, pageErrors }) => {
      await page.route(LISTS, (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
      );
      await page.goto(localePath(PAGE, lang));
      await settled(page);
      await mark(page);
      const target = (await next(page).getAttribute('href')) ?? '';
      await follow(page);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isMarked(page)).toBe(false);
      forget(pageErrors);
    },
  );

  test(
    `issue 7.1 a page of the other language is shown without a new document: ${lang}`,
    { tag: inTurn(2, lang) },
    async ({ page }) => {
      await page.goto(localePath(PAGE, lang));
      await settled(page);
      await mark(page);
      const other = lang === 'en' ? 'zh' : 'en';
      await page.evaluate(
        (address) => {
          window.history.pushState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        localePath('/guide/start/cli', other),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(
        page.getByRole('heading', { level: 1, name: other === 'en' ? 'Command line' : '命令行' }),
      ).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    },
  );

  test(
    `issue 7.1 an address in other letters leads from the 404 page to its page: ${lang}`,
    { tag: inTurn(3, lang) },
    async ({ page, pageErrors }) => {
      await page.goto(localePath('/Guide/Start/INTRO', lang));
      await expect(page).toHaveURL(localePath(PAGE, lang));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      forget(pageErrors);
    },
  );
}

test('issue 7.1 a reader who saves data gets the list of pages with the first click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/pages\./.test(request.url())) asked.push(request.url());
  });
  await page.goto(PAGE);
  await settled(page);
  expect(asked).toEqual([]);
  await mark(page);
  await follow(page);
  await expect(page).not.toHaveURL(PAGE);
  expect(await isMarked(page)).toBe(true);
  expect(asked).toHaveLength(1);
});
