import type { SiteName } from '../types';
import type { Results } from './types';

/** A limit the site is held against, and what was measured. */
export interface Bar {
  readonly name: string;
  readonly limit: string;
  readonly measured: string;
  readonly passed: boolean;
}

/** Times the hand-written page. */
const PAINT_FACTOR = 1.3;
/** Of the stock host's. */
const BLOCKING_SHARE = 0.5;
/** How much more JavaScript the largest site may load than the smallest: names of files differ by a few bytes. */
const ENTRY_GROWTH = 1.02;
const LIGHTHOUSE = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 } as const;

const ms = (value: number): string => `${Math.round(value)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function pageBars({ pages }: Results): Bar[] {
  const of = (name: SiteName) => pages?.rows.find(({ site }) => site === name);
  const [ours, limit, stock] = [of('site'), of('html'), of('rspress')];
  if (!ours || !limit || !stock) return [];
  const paint = (name: 'fcp' | 'lcp'): Bar => {
    const most = limit[name].median * PAINT_FACTOR;
    return {
      name: name.toUpperCase(),
      limit: `at most ${PAINT_FACTOR} × hand-written HTML (${ms(most)})`,
      measured: ms(ours[name].median),
      passed: ours[name].median <= most,
    };
  };
  const most = stock.tbt.median * BLOCKING_SHARE;
  return [
    paint('fcp'),
    paint('lcp'),
    {
      name: 'CLS',
      limit: '0 in every run',
      measured: ours.cls.max.toFixed(3),
      passed: ours.cls.max < 0.0005,
    },
    {
      name: 'TBT',
      limit: `at most half of the stock host's (${ms(most)})`,
      measured: ms(ours.tbt.median),
      passed: ours.tbt.median <= most,
    },
  ];
}

function growthBars({ growth }: Results): Bar[] {
  const rows = (growth?.rows ?? []).filter(({ site }) => site === 'theme');
  const [smallest, largest] = [rows[0], rows.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const [few, many] = [smallest.scriptAtLoad, largest.scriptAtLoad];
  return [
    {
      name: 'entry',
      limit: `does not grow with the pages: as large with ${largest.pages} as with ${smallest.pages}`,
      measured: `${kB(few)} → ${kB(many)}`,
      passed: many <= few * ENTRY_GROWTH,
    },
  ];
}

function lighthouseBars({ lighthouse }: Results): Bar[] {
  if (!lighthouse) return [];
  const categories = Object.keys(LIGHTHOUSE) as (keyof typeof LIGHTHOUSE)[];
  return categories.map((category) => {
    const scores = lighthouse.rows.map((row) => row[category].median);
    const lowest = Math.min(...scores);
    return {
      name: `Lighthouse ${category}`,
      limit: `at least ${LIGHTHOUSE[category]} on every page`,
      measured: `${lowest} to ${Math.max(...scores)}`,
      passed: lowest >= LIGHTHOUSE[category],
    };
  });
}

/**
 * Holds what was measured against the bars; those whose part never ran are missing.
 * @param results all results
 */
export const bars = (results: Results): Bar[] => [
  ...pageBars(results),
  ...growthBars(results),
  ...lighthouseBars(results),
];
