import type { Browser } from '@playwright/test';
import type { Visit } from '../types';
import { timeNavigation, type NextPage } from './timeNavigation';
import { countTransfer } from './countTransfer';
import { freshPage } from './openChromium';
import { blockingTime, watchPaint } from './watchPaint';

interface VisitOptions {
  /** Whether network and processor are slowed down. */
  readonly throttled: boolean;
  /** The page to go to from there by a click. */
  readonly next?: NextPage;
}

/**
 * Visits a page for the first time, waits until it is idle, and follows a link.
 * @param browser the browser
 * @param address the page
 * @returns what was painted when, and what was transferred until idle
 * @throws Error when the page does not load, paints nothing, or the link leads nowhere
 */
export async function visitPage(
  browser: Browser,
  address: string,
  { throttled, next }: VisitOptions,
): Promise<Visit> {
  const { page, cdp, close } = await freshPage(browser, throttled);
  try {
    const counter = countTransfer(cdp);
    await page.addInitScript(watchPaint);
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}`);
    const atLoad = counter.now();
    await counter.quiet();
    const paint = await page.evaluate(() => window.__paint);
    if (!paint?.fcp) throw new Error(`${address} painted nothing`);
    const { fcp, lcp, cls } = paint;
    const atIdle = counter.now();
    const navigation = next && (await timeNavigation(page, next));
    return { fcp, lcp, cls, tbt: blockingTime(paint), atLoad, atIdle, navigation };
  } finally {
    await close();
  }
}
