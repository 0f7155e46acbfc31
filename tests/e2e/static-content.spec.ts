import type { Page } from '@playwright/test';
import { localePath } from '../../site/routes';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

const PAGE = '/guide/start/quick-start';
/** With choices, long, made of facts, a rule with pictures, the overview. */
const KINDS = [
  PAGE,
  '/config/options/options',
  '/guide/rules/rules',
  '/guide/rules/e1001',
  '/guide/overview',
];

/**
 * What a page says, letter by letter, without what only scripts add; runs in a browser.
 * @param html text of a document, parsed as without scripts; the document at hand when left out
 */
function saidIn(html?: string): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  return [...root.querySelectorAll('.rspress-doc')]
    .flatMap((text) => [...text.querySelectorAll('p, li, td, th, pre code')])
    .map((part) => part.textContent.trim())
    .filter(Boolean);
}

const said = (page: Page) => page.evaluate(saidIn, undefined);

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

for (const [at, path] of KINDS.entries()) {
  // The languages take turns.
  const address = localePath(path, at % 2 === 0 ? 'en' : 'zh');
  const tag = path === PAGE ? ['@quick'] : [];
  test(
    `issue 7.1 scripts leave the text of the HTML as it is, and going away and back brings it whole: ${address}`,
    {
      tag,
    },
    async ({ page }) => {
      const html = await (await page.request.get(address)).text();
      const written = await page.evaluate(saidIn, html);
      expect(written.length).toBeGreaterThan(10);
      await page.goto(address);
      await settled(page);
      await mark(page);
      expect(await said(page), 'hydrated').toEqual(written);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(?:Blog|博客)$/ })
        .click();
      await expect(page).toHaveURL(/\/blog\/release\//);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect.poll(() => said(page), 'drawn').toEqual(written);
      expect(await isMarked(page)).toBe(true);
    },
  );
}
