import { expect, test } from '@playwright/test';
import { localePath } from '../../site/languages';
import { STORAGE_KEYS } from '../../site/storageKeys';

/** One of each kind, and those with parts of their own. */
const PAGES = {
  home: '/',
  overview: '/guide/overview',
  'quick-start': '/guide/start/quick-start',
  'live-reports': '/guide/start/live-report',
  view: '/guide/usage/bundle-size',
  rules: '/guide/rules/rules',
  rule: '/guide/rules/e1001',
  'rule-index': '/guide/more/rules',
  faq: '/guide/more/faq',
  options: '/config/options/options',
  release: '/blog/release/release-note-1_0',
  'not-found': '/no/such/page',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(`the page looks as before: ${name}`, async ({ page, locale }) => {
    // Without it the first visit goes to the page in the browser's language.
    await page.addInitScript((key) => localStorage.setItem(key, '1'), STORAGE_KEYS.visited);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2026-01-01T00:00:00Z');
    await page.goto(localePath(address, locale === 'zh-CN' ? 'zh' : 'en').slice(1), {
      waitUntil: 'networkidle',
    });
    // What waits for a reader who scrolls.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      scrollTo({ top: 0, behavior: 'instant' });
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    // The outline follows the reader, a little late; how far it has come depends on the machine.
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('*')) each.scrollTop = 0;
    });
    // A line may come to lie a fraction of a pixel higher.
    const options = { fullPage: true, timeout: 30_000, maxDiffPixels: 500 };
    await expect(page).toHaveScreenshot(`${name}.png`, options);
  });
}
