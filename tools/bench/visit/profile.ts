/** The one profile under which pages are compared: slow 4G and a processor of a quarter of the speed. */
export const PROFILE = {
  bitsPerSecond: 1_600_000,
  roundTripMs: 150,
  cpuSlowdown: 4,
  viewport: { width: 1350, height: 940 },
} as const;

/** How long, in ms, nothing may be asked for before a page counts as idle. */
export const QUIET = 2000;

/** Longest wait for a page, in ms. */
export const TIMEOUT = 60_000;
