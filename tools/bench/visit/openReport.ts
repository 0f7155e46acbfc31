import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { OPEN_REPORT_WORDS } from '../../../site/words/openReport';
import { REPORT_VIEW_WORDS } from '../../../site/words/reportView';
import { countTransfer } from './countTransfer';
import { freshPage } from './openChromium';
import { watchPaint } from './watchPaint';

/** What comes after the report is drawn, in ms: effects, and what the browser tidies up. */
const AFTER = 1000;

/** A stretch of one of our scripts without a pause. */
interface Stretch {
  readonly start: number;
  readonly length: number;
}

declare global {
  interface Window {
    __stretches?: Stretch[];
  }
}

/** Runs on the page before anything else: of every frame of 50 ms and more, keeps what scripts ran in it, and how long. */
function watchScripts(): void {
  const stretches: Stretch[] = [];
  window.__stretches = stretches;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts } = entry as PerformanceEntry & { readonly scripts: readonly PerformanceEntry[] };
      for (const { startTime, duration } of scripts) stretches.push({ start: startTime, length: duration });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** What it took to open a report; times in ms. */
export interface OpenedReport {
  /** From the choice of the file until all of it is explained on the page. */
  readonly open: number;
  /** The longest task of the main thread meanwhile, style, layout and paint included; 0 when none took 50 ms, which browsers do not tell. */
  readonly longestTask: number;
  /** The longest that our own code ran without a pause; 0 when no frame took 50 ms. */
  readonly longestScript: number;
  /** The most memory that the process of the page held, its worker included, and what it held before. Linux only. */
  readonly peakMiB?: number;
  readonly beforeMiB?: number;
}

/** The most that each process of a page held so far, in MiB; the largest is the one of the page that is open. */
async function peakOf(browser: Browser): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) =>
      Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0),
    );
  return Math.max(...peaks) / 1024;
}

/**
 * Opens a report as a reader does, in a browser of its own, so that no other page has used its memory.
 * @param browser a browser that has opened nothing yet; it is left open
 * @param address the page that opens reports, in English
 * @param file path of the report
 * @throws Error when the report is not opened
 */
export async function openReport(browser: Browser, address: string, file: string): Promise<OpenedReport> {
  const { page, cdp, close } = await freshPage(browser, false);
  try {
    const counter = countTransfer(cdp);
    await page.addInitScript(watchPaint);
    await page.addInitScript(watchScripts);
    await page.goto(address, { waitUntil: 'load' });
    await counter.quiet();
    const beforeMiB = await peakOf(browser);
    const from = await page.evaluate(() => performance.now());
    const start = performance.now();
    await page.getByRole('main').getByLabel(OPEN_REPORT_WORDS.file.en).setInputFiles(file);
    await page.getByRole('button', { name: REPORT_VIEW_WORDS.full.en, exact: true }).first().waitFor();
    const open = performance.now() - start;
    await wait(AFTER);
    const longest = (all: readonly Stretch[] = []) =>
      Math.max(0, ...all.filter((each) => each.start >= from).map(({ length }) => length));
    const [tasks, scripts] = await page.evaluate(() => [window.__paint?.tasks, window.__stretches]);
    return {
      open,
      longestTask: longest(tasks),
      longestScript: longest(scripts),
      beforeMiB,
      peakMiB: await peakOf(browser),
    };
  } finally {
    await close();
  }
}
