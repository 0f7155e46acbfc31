import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { hydrated } from '../../../tests/e2e/hydrated';
import { total } from '../results/kB';
import { countTransfer } from './countTransfer';
import { freshPage } from './openChromium';
import { timeNavigation, type NextPage } from './timeNavigation';

/** Effects of a click run after the next page is painted. */
const AFTER_CLICK = 300;

/** What the main thread of a page worked, in ms of processor time: waiting and other processes do not count. */
export interface ProcessorTime {
  /** From the beginning of the document until it is hydrated. */
  readonly interactive: number;
  /** For a click on a link, until the next page is there and its effects have run. */
  readonly click: number;
  /** Bytes transferred until the first page was idle. */
  readonly idleBytes: number;
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Opens a page for the first time, lets it hydrate and become idle, and follows a link.
 * @param browser the browser
 * @param address the page
 * @param next the page to go to
 * @throws Error when the page does not hydrate, or the link leads nowhere
 */
export async function timeProcessor(
  browser: Browser,
  address: string,
  next: NextPage,
): Promise<ProcessorTime> {
  const { page, cdp, close } = await freshPage(browser, false);
  try {
    const counter = countTransfer(cdp);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    await hydrated(page);
    const interactive = await taskTime(cdp);
    await counter.quiet();
    const idleBytes = total(counter.now());
    const before = await taskTime(cdp);
    await timeNavigation(page, next);
    await wait(AFTER_CLICK);
    return { interactive, click: (await taskTime(cdp)) - before, idleBytes };
  } finally {
    await close();
  }
}
