import type { AblationRow } from './types';

/** What a technique must save to be kept, unless a budget of `site/budgets.ts` needs it: one of the two. */
export const LEAST = { bytes: 1000, ms: 10 };

/** What a page costs more without a technique; below 0 where it costs less. */
export interface Savings {
  /** Bytes of the first load of the visited page, compressed with gzip. */
  readonly bytes: number;
  /** The most that any page saves, and which. */
  readonly most: { readonly page: string; readonly bytes: number };
  /** Bytes until idle, compressed with brotli; missing when no page was visited. */
  readonly idleBytes?: number;
  /** Processor time of the main thread, in ms; missing when only bytes were counted. */
  readonly times?: { readonly interactive: number; readonly click: number };
  /** From a click until the next page is painted, in ms, on a slow line; missing when it was not timed. */
  readonly wait?: number;
  /** Processor time of the build. */
  readonly cpuSeconds: number;
  /** Whether it saves enough to be kept; missing while only its bytes are known, and those are too few. */
  readonly isEnough?: boolean;
}

/**
 * Compares the build without a technique with the whole one.
 * @param row both, from one run; the visited page is the first
 */
export function savings({ whole, without }: AblationRow): Savings {
  const pages = Object.keys(whole.bytes).map((page) => ({
    page,
    bytes: (without.bytes[page] ?? 0) - (whole.bytes[page] ?? 0),
  }));
  const most = pages.reduce((best, each) => (each.bytes > best.bytes ? each : best));
  const times = whole.times &&
    without.times && {
      interactive: without.times.interactive.median - whole.times.interactive.median,
      click: without.times.click.median - whole.times.click.median,
    };
  const wait = whole.wait && without.wait && without.wait.median - whole.wait.median;
  const isEnough =
    most.bytes >= LEAST.bytes || (times && Math.max(times.interactive, times.click, wait ?? 0) >= LEAST.ms);
  return {
    bytes: pages[0]?.bytes ?? 0,
    most,
    ...(without.idleBytes !== undefined &&
      whole.idleBytes !== undefined && { idleBytes: without.idleBytes - whole.idleBytes }),
    ...(times && { times }),
    ...(wait !== undefined && { wait }),
    cpuSeconds: without.cpuSeconds - whole.cpuSeconds,
    ...(isEnough !== undefined && { isEnough }),
  };
}
