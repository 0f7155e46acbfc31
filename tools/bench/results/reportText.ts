import { PROFILE } from '../visit/profile';
import { ablationText } from './ablationText';
import { bars } from './bars';
import { costCells, kB, maybeKB, MB, spread, total } from './kB';
import { profileText } from './profileText';
import { reportsText } from './reportsText';
import { searchQualityText } from './searchQualityText';
import { searchText } from './searchText';
import { section, when } from './section';
import { siteText } from './siteText';
import { table } from './table';
import type { Results } from './types';

function barText(results: Results): string {
  const rows = bars(results).map(({ name, limit, measured, passed }) => [
    passed ? 'pass' : 'FAIL',
    name,
    limit,
    measured,
  ]);
  return section('Bars', table(['', 'bar', 'limit', 'measured'], rows));
}

function buildsText({ builds }: Results): string[] {
  if (!builds) return [];
  const rows = builds.rows.map(({ label, cold, warm, outputBytes }) => [
    label,
    ...costCells(cold),
    ...costCells(warm).slice(0, 2),
    MB(outputBytes),
  ]);
  return [
    section(
      'Builds of the same Markdown',
      `${builds.pages} pages in both languages. Without caches, this site and stock Rspress with exports are built three times each, in turns, and the middle one by processor time is shown; all other builds are single. "This site" has its components, pictures and reports, checks its content first, and is built as it is deployed; all others build its pages as plain Markdown. ${when(builds)}`,
      table(['', 'wall s', 'CPU s', 'peak MiB', 'with caches: wall s', 'CPU s', 'output MB'], rows),
    ),
  ];
}

function pagesText({ pages }: Results): string[] {
  if (!pages) return [];
  const times = pages.rows.map((row) => [
    row.label,
    ...[row.fcp, row.lcp, row.tbt].map((each) => spread(each)),
    spread(row.cls, 3),
    spread(row.navigation),
  ]);
  const bytes = pages.rows.map(({ label, atLoad, atIdle }) => [
    label,
    `${kB(atLoad.script)} / ${kB(atIdle.script)}`,
    kB(atIdle.style),
    kB(atIdle.html),
    kB(atIdle.font),
    `${kB(total(atLoad))} / ${kB(total(atIdle))}`,
  ]);
  const { bitsPerSecond, roundTripMs, cpuSlowdown } = PROFILE;
  return [
    section(
      `First visit of a doc page (\`${pages.path}\`)`,
      `${pages.runs} visits each, in turn; median (least–most). ${bitsPerSecond / 1e6} Mbit/s, ${roundTripMs} ms round trip, CPU slowed ${cpuSlowdown} times, HTTP/1.1, brotli, Chromium ${pages.chromium}. "This site" is the real page with pictures and components; the others, "this theme" among them, show it as plain Markdown. Byte counts are exact; of times, only ratios within this run mean something. ${when(pages)}`,
      table(['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'next page by a click, ms'], times),
      table(['kB until load / until idle', 'JS', 'CSS', 'HTML', 'fonts', 'all'], bytes),
    ),
  ];
}

function growthText({ growth }: Results): string[] {
  if (!growth) return [];
  const rows = growth.rows.map((row) => [
    row.label,
    String(row.pages),
    ...costCells(row.cold),
    MB(row.outputBytes),
    kB(row.scriptAtLoad),
    kB(total(row.atIdle)),
    kB(row.atIdle.html),
    maybeKB(row.indexBytes),
    maybeKB(row.searchBytes),
    row.searchMs === undefined ? '–' : row.searchMs.toFixed(0),
    `${row.date.slice(5)} ${row.commit.split(' ')[0]}, ${row.load.toFixed(1)}`,
  ]);
  const head = [
    '',
    'pages',
    'wall s',
    'CPU s',
    'peak MiB',
    'output MB',
    'JS at load kB',
    'all until idle kB',
    'HTML kB',
    'index kB',
    'first search kB',
    'first search ms',
    'measured, load',
  ];
  return [
    section(
      'Growth',
      'Generated pages in one language, 20 to a section, each section with its own sidebar; single builds without caches, so compare CPU rather than wall seconds. "Index" is the whole index compressed, "first search" is what is sent for it, engine and panel included, and the time from Ctrl+K to the first result under the profile above. Rows of different times are from different runs. Pictures for shared links are not drawn here, as no other host has any; until 2026-11-22 this theme drew them, at some 90 ms of processor time a page, which is 27 ms now.',
      table(head, rows),
    ),
  ];
}

function lighthouseText({ lighthouse }: Results): string[] {
  if (!lighthouse) return [];
  const rows = lighthouse.rows.map((row) => [
    row.page,
    spread(row.performance),
    ...[row.accessibility, row.bestPractices, row.seo].map(({ median }) => String(median)),
    row.failed.join('; ') || '–',
  ]);
  return [
    section(
      'Lighthouse',
      `Version ${lighthouse.lighthouse}, mobile, served as the preview does; median of ${lighthouse.runs} runs. Chinese text in ${lighthouse.chineseFont ?? 'an unknown font'}. ${when(lighthouse)}`,
      table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'found wanting'], rows),
    ),
  ];
}

/**
 * Writes down what was measured.
 * @param results all parts that ran, now or before
 * @returns Markdown
 */
export const reportText = (results: Results): string =>
  `${[
    '# Results of `npm run bench`',
    'Written by `tools/bench.ts` from `tools/bench/measured/`; do not edit. A part that is measured again replaces its own section, so sections may be of different days.',
    barText(results),
    ...siteText(results),
    ...buildsText(results),
    ...profileText(results),
    ...pagesText(results),
    ...searchText(results),
    ...searchQualityText(results),
    ...growthText(results),
    ...reportsText(results),
    ...lighthouseText(results),
    ...ablationText(results),
  ].join('\n\n')}\n`;
