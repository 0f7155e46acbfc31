import { LANGS } from '../../../site/languages';
import { WITH_EXPORTS } from '../hosts/hosts';
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
/** Times the processor time of the stock host that writes exports too; and the most that a build may take. */
const BUILD_FACTOR = 1.5;
const BUILD_SECONDS = 20;
/** Of the stock host's. */
const BLOCKING_SHARE = 0.5;
/** How much more JavaScript the largest site may load than the smallest: names of files differ by a few bytes. */
const ENTRY_GROWTH = 1.02;
/** Of the fastest peer's first results. */
const SEARCH_SHARE = 0.7;
/** In ms. */
const WARM_QUERY = 5;
/** Times Pagefind's first results, on the largest site. */
const LARGE_FACTOR = 1.5;
/** How long, in ms, the largest report may take to open, and how long our code may hold the main thread meanwhile. */
const OPEN_REPORT = 10_000;
const TASK = 50;
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

function searchBars({ search }: Results): Bar[] {
  if (!search) return [];
  const times = LANGS.flatMap((lang): Bar[] => {
    const rows = search.rows.filter((row) => row.lang === lang);
    const ours = rows.find(({ site }) => site === 'site');
    const peers = rows.filter(({ site }) => site !== 'site' && site !== 'theme');
    if (!ours || peers.length === 0) return [];
    const waits = peers.flatMap(({ first }) => first?.median ?? []);
    const most = Math.min(...waits) * SEARCH_SHARE;
    const best = Math.max(...peers.map(({ quality }) => quality.mrr));
    return [
      {
        name: `first search, ${lang}`,
        limit: `at most ${SEARCH_SHARE} of the fastest peer (${ms(most)})`,
        measured: ours.first ? ms(ours.first.median) : 'no result',
        passed: ours.first !== undefined && ours.first.median <= most,
      },
      {
        name: `search quality, ${lang}`,
        limit: `MRR@10 above every peer (${best.toFixed(3)})`,
        measured: ours.quality.mrr.toFixed(3),
        passed: ours.quality.mrr > best,
      },
    ];
  });
  const engine = search.engine.map(({ lang, p95 }): Bar => ({
    name: `warm query, ${lang}`,
    limit: `p95 below ${WARM_QUERY} ms`,
    measured: `${p95.toFixed(1)} ms`,
    passed: p95 < WARM_QUERY,
  }));
  return [...times, ...engine];
}

function growthBars({ growth }: Results): Bar[] {
  const rows = (growth?.rows ?? []).filter(({ site }) => site === 'theme');
  const [smallest, largest] = [rows[0], rows.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const pagefind = growth?.rows.find(({ site, pages }) => site === 'starlight' && pages === largest.pages);
  const [few, many] = [smallest.scriptAtLoad, largest.scriptAtLoad];
  return [
    {
      name: 'entry',
      limit: `does not grow with the pages: as large with ${largest.pages} as with ${smallest.pages}`,
      measured: `${kB(few)} → ${kB(many)}`,
      passed: many <= few * ENTRY_GROWTH,
    },
    ...(largest.searchMs === undefined || pagefind?.searchMs === undefined
      ? []
      : [
          {
            name: `first search, ${largest.pages} pages`,
            limit: `at most ${LARGE_FACTOR} × Pagefind (${ms(pagefind.searchMs * LARGE_FACTOR)})`,
            measured: ms(largest.searchMs),
            passed: largest.searchMs <= pagefind.searchMs * LARGE_FACTOR,
          },
        ]),
  ];
}

function reportBars({ reports }: Results): Bar[] {
  const largest = reports?.rows.at(-1);
  if (!reports || !largest) return [];
  const longest = Math.max(...reports.rows.map(({ longestScript }) => longestScript.max));
  return [
    {
      name: `opening a report of ${largest.size} MB`,
      limit: `at most ${ms(OPEN_REPORT)} in every run`,
      measured: ms(largest.open.max),
      passed: largest.open.max <= OPEN_REPORT,
    },
    {
      name: 'our code while a report opens',
      limit: `at most ${TASK} ms without a pause, in every run`,
      measured: longest > 0 ? ms(longest) : `no frame of ${TASK} ms`,
      passed: longest <= TASK,
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

function buildBars({ builds }: Results): Bar[] {
  const ours = builds?.rows.find(({ site }) => site === 'site');
  const stock = builds?.rows.find(({ label }) => label === WITH_EXPORTS.label);
  if (!ours || !stock) return [];
  const most = stock.cold.cpuSeconds * BUILD_FACTOR;
  const { wallSeconds, cpuSeconds } = ours.cold;
  return [
    {
      name: 'build without caches, processor time',
      limit: `at most ${BUILD_FACTOR} × ${WITH_EXPORTS.label} (${most.toFixed(1)} s)`,
      measured: `${cpuSeconds.toFixed(1)} s`,
      passed: cpuSeconds <= most,
    },
    {
      name: 'build without caches',
      limit: `at most ${BUILD_SECONDS} s`,
      measured: `${wallSeconds.toFixed(1)} s`,
      passed: wallSeconds <= BUILD_SECONDS,
    },
  ];
}

/**
 * Holds what was measured against the bars; those whose part never ran are missing.
 * @param results all results
 */
export const bars = (results: Results): Bar[] => [
  ...buildBars(results),
  ...pageBars(results),
  ...searchBars(results),
  ...growthBars(results),
  ...reportBars(results),
  ...lighthouseBars(results),
];
