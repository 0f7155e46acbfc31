import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../findChromium';
import { PROFILE } from './stats';

/** Bytes by kind of file, after compression. */
export type Transfer = Readonly<Record<'html' | 'script' | 'style' | 'font' | 'other', number>>;

/** How long, in ms, nothing may be asked for before a page counts as idle. */
const QUIET = 2000;

interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: { start: number; length: number }[];
}

declare global {
  interface Window {
    __paint?: Paint;
    /** When the awaited title was painted, by the clock; absent until then. */
    __arrived?: number;
  }
}

export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });

/** Opens an empty page in a fresh profile: nothing in the cache, nothing stored; slowed down when `throttled`. */
export async function freshPage(browser: Browser, throttled: boolean) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The TypeScript loader marks functions with their names, also those that run on the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (throttled) {
    const [speed, latency] = [PROFILE.bitsPerSecond / 8, PROFILE.roundTripMs];
    const line = { offline: false, latency, downloadThroughput: speed, uploadThroughput: speed };
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  }
  return { page, cdp, close: () => context.close() };
}

const KINDS: Readonly<Record<string, keyof Transfer>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/** Counts what a page transfers, headers included; `quiet` ends when nothing has moved for a while. */
export function countTransfer(cdp: CDPSession): { now: () => Transfer; quiet: () => Promise<void> } {
  const kinds = new Map<string, keyof Transfer>();
  const bytes = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  let last = performance.now();
  const moved = () => void (last = performance.now());
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    // A script that is asked for ahead of its use is a script; the browser calls it "Other".
    const isScript = /\.m?js(?:$|\?)/.test(request.url);
    kinds.set(requestId, isScript ? 'script' : (KINDS[type ?? ''] ?? 'other'));
    moved();
  });
  cdp.on('Network.dataReceived', moved);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
    moved();
  });
  cdp.on('Network.loadingFailed', moved);
  return {
    now: () => ({ ...bytes }),
    async quiet() {
      // Not by open requests: the end of a worker's script is told to the worker, not to the page.
      while (performance.now() - last < QUIET) await wait(100);
    },
  };
}

/** Runs on the page before anything else: keeps first and largest paint, layout shifts and long tasks. */
function watchPaint(): void {
  const paint: Paint = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  window.__paint = paint;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (paint.lcp = entry.startTime));
  watch('longtask', (entry) => paint.tasks.push({ start: entry.startTime, length: entry.duration }));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paint.cls += shift.value;
  });
}

/** Total blocking time: of each long task after the first paint, what is over 50 ms. */
const blockingTime = ({ fcp, tasks }: Paint): number =>
  tasks
    .filter(({ start, length }) => start + length > fcp)
    .map(({ start, length }) => start + length - Math.max(start, fcp) - 50)
    .reduce((sum, over) => sum + Math.max(0, over), 0);

/** Runs on the page: looks in each frame whether the title is there, and notes when that frame is painted. */
function watchTitle(title: string): void {
  const look = (): void => {
    const isThere = [...document.querySelectorAll('h1')].some((each) => each.textContent?.includes(title));
    if (!isThere) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    // Frames are painted right after their callbacks, before the next task.
    port1.onmessage = () => {
      window.__arrived ??= Date.now();
    };
    port2.postMessage('');
  };
  requestAnimationFrame(look);
}

/** A page that a link leads to: its path without ending. */
interface NextPage {
  readonly path: string;
  readonly title: string;
}

/** Follows a link. The page notes the time: of calls to a function of `exposeFunction`, a busy machine lost one in ten. */
async function timeNavigation(page: Page, next: NextPage): Promise<number> {
  // For sites that load whole pages; the document at hand is asked below.
  await page.addInitScript(watchTitle, next.title);
  await page.evaluate(watchTitle, next.title);
  const clicked = await page.evaluate((target) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (each) =>
        new URL(each.href).pathname.replace(/\/$|\.html$/, '') === `/${target}` && each.checkVisibility(),
    );
    if (!link) throw new Error(`No link leads to ${target}`);
    const now = Date.now();
    link.click();
    return now;
  }, next.path);
  const arrived = await page.waitForFunction(() => window.__arrived, undefined, { polling: 250 });
  return Number(await arrived.jsonValue()) - clicked;
}

/**
 * Visits a page for the first time, waits until it is idle, and follows a link.
 * @throws Error when the page does not load, paints nothing, or the link leads nowhere
 */
export async function visitPage(browser: Browser, address: string, throttled: boolean, next: NextPage) {
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
    const navigation = await timeNavigation(page, next);
    return { fcp, lcp, cls, tbt: blockingTime(paint), atLoad, atIdle, navigation };
  } finally {
    await close();
  }
}
