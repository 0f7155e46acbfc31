import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from './fixtures';

/** Gives the page for the settings of a test; tests of equal settings get the same one. */
type OpenPage = (settings: BrowserContextOptions) => Promise<Page>;

/**
 * The test function for specs that open pages and look at them: one page and its cache for all tests of a worker, so
 * that a test does not fetch and compile the same scripts anew. A test begins without storage, media and routes of the
 * one before. A spec that needs init scripts, permissions, a stopped clock or a second tab takes `fixtures.ts`.
 */
export const test = base.extend<object, { openPage: OpenPage }>({
  // The shared context brings the flag itself.
  firstVisit: true,
  openPage: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (settings) => {
        const key = JSON.stringify(settings);
        const page = pages.get(key) ?? (await newPage());
        pages.set(key, page);
        return page;

        async function newPage(): Promise<Page> {
          const context = await browser.newContext(settings);
          await context.addInitScript(() => {
            if (window.origin !== 'null') localStorage.setItem('rspress-visited', '1');
          });
          return context.newPage();
        }
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      openPage,
      baseURL,
      locale,
      timezoneId,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      javaScriptEnabled,
    },
    use,
  ) => {
    const page = await openPage({
      baseURL,
      locale,
      timezoneId,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      javaScriptEnabled,
    });
    await use(page);
    await leave(page);
    if (viewport) await page.setViewportSize(viewport);
  },
});

/** Events that fixtures and tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog', 'popup'] as const;

/** Takes back what a test can leave behind, and ends its last page, so that nothing of it is heard in the next test. */
async function leave(page: Page): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}

export { expect };
