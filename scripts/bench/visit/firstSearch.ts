import type { Browser } from '@playwright/test';
import { countTransfer } from './countTransfer';
import { freshPage } from './openChromium';
import type { ServedSite } from './serveCompressed';

/**
 * Searches for the first time: Ctrl+K, which opens the search of every host, and a word.
 * @param browser the browser
 * @param site the served site; it counts, because the browser does not tell what a worker asks for
 * @param path a page, which is left until it is idle
 * @param query the word
 * @returns bytes sent from the key press until nothing was asked for any more: panel, engine and index as far as they
 * were not there
 * @throws Error when no input took the focus
 */
export async function firstSearch(
  browser: Browser,
  site: ServedSite,
  path: string,
  query: string,
): Promise<number> {
  const { page, cdp, close } = await freshPage(browser, false);
  try {
    const counter = countTransfer(cdp);
    await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
    await counter.quiet();
    const before = site.sent();
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.matches('input, [contenteditable]'));
    await page.keyboard.type(query, { delay: 30 });
    await counter.quiet();
    return site.sent() - before;
  } finally {
    await close();
  }
}
