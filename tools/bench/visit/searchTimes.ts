import { errors, type Browser } from '@playwright/test';
import type { SearchUi } from '../hosts/Host';
import { countTransfer } from './countTransfer';
import { freshPage } from './openChromium';
import type { ServedSite } from './serveCompressed';

/** Longest wait for a first result, in ms: some searches find nothing in Chinese. */
const LONGEST = 30_000;

/** What a reader waited for, in ms from the press of Ctrl+K, and what was sent meanwhile. */
export interface SearchTimes {
  /** Until there is a field to type in. */
  readonly open: number;
  /** Until the first result of a word that is typed at once; missing when none came. */
  readonly first?: number;
  readonly bytes: number;
}

/**
 * Searches for the first time on a slow phone's network and processor.
 * @param browser the browser
 * @param site the served site
 * @param path a page, which is left until it is idle
 * @param ui where to type and read
 * @param query a word that finds something
 * @throws Error when no field takes the focus
 */
export async function searchTimes(
  browser: Browser,
  site: ServedSite,
  path: string,
  ui: SearchUi,
  query: string,
): Promise<SearchTimes> {
  const { page, cdp, close } = await freshPage(browser, true);
  try {
    const counter = countTransfer(cdp);
    await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
    await counter.quiet();
    const before = site.sent();
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.waitForFunction((input) => document.activeElement?.matches(input), ui.input, {
      polling: 'raf',
    });
    const open = performance.now() - start;
    await page.keyboard.insertText(query);
    const first = await page
      .locator(ui.result)
      .first()
      .waitFor({ timeout: LONGEST })
      .then(
        () => performance.now() - start,
        (error: unknown) => {
          if (error instanceof errors.TimeoutError) return undefined;
          throw error;
        },
      );
    await counter.quiet();
    return { open, first, bytes: site.sent() - before };
  } finally {
    await close();
  }
}
