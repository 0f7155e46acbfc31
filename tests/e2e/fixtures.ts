import { test as base, expect } from '@playwright/test';
import { slowdown } from './slowdown';

/** What went wrong on a page, in words; empty when nothing did. */
export type PageErrors = string[];

const SLOWDOWN = slowdown(process.env);

/**
 * The test function of the browser tests. `pageErrors` gathers console errors, uncaught errors, failed requests and
 * requests to another origin, and every test fails on the first of them unless it takes them out itself.
 * The visited flag is set, so that no test is redirected by the browser's language.
 */
export const test = base.extend<{ pageErrors: PageErrors; firstVisit: boolean }>({
  firstVisit: [false, { option: true }],
  pageErrors: [
    async ({ page, baseURL, firstVisit, javaScriptEnabled }, use) => {
      const pageErrors: PageErrors = [];
      if (SLOWDOWN > 1 && javaScriptEnabled !== false) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      }
      if (!firstVisit) {
        await page.addInitScript(() => {
          try {
            localStorage.setItem('rspress-visited', '1');
          } catch {
            // A report has an origin of its own, in a frame and as a page, and then no storage.
          }
        });
      }
      /** Addresses that lead nowhere: the browser itself logs the status of a page that is asked for. */
      const missing = new Set<string>();
      const withoutHash = (url: string): string => url.replace(/#.*/, '');
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest())
          missing.add(withoutHash(response.url()));
      });
      page.on('console', (message) => {
        // With scripts off, Chromium says that what a page preloads as script is not run.
        if (javaScriptEnabled === false || missing.has(withoutHash(message.location().url))) return;
        if (message.type() === 'error' || message.type() === 'warning')
          pageErrors.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        // With scripts off, Chromium drops what a page preloads as script.
        if (javaScriptEnabled === false && request.url().endsWith('.js')) return;
        // A navigation aborts what the page it leaves was still prefetching.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
          pageErrors.push(`outside: ${request.url()}`);
        }
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
