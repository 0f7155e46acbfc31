import {
  SITE_OUTPUT,
  buildCold,
  buildSite,
  buildWarm,
  ensureBuilt,
  folderBytes,
  hostOutput,
  sitePages,
  type Cost,
} from './build';
import { HOSTS, WITH_EXPORTS, type Host } from './hosts';
import { pageWeight } from './pageWeight';
import { serveCompressed } from './serveCompressed';
import { MB, PROFILE, circumstances, kB, section, spread, table } from './stats';
import { openChromium, visitPage, type Transfer } from './visit';

const costCells = ({ wallSeconds, cpuSeconds }: Cost): string[] => [
  wallSeconds.toFixed(1),
  cpuSeconds.toFixed(1),
];

const WEIGHED = {
  home: 'index.html',
  'quick start': 'guide/start/quick-start.html',
  options: 'config/options/options.html',
  'quick start, Chinese': 'zh/guide/start/quick-start.html',
};

/** Builds this site without and with caches, and weighs what a first visit to a page loads. */
export async function measureSite(): Promise<string> {
  const now = circumstances();
  const builds = [
    ['without caches', ...costCells(await buildSite(true))],
    ['with caches', ...costCells(await buildSite(false))],
  ];
  const weights = Object.entries(WEIGHED).map(([page, file]) => {
    const { html, script, style } = pageWeight(SITE_OUTPUT, file);
    // The sheets are inside the HTML (tests/build/size.test.ts).
    return [page, ...[html.gzip, style.gzip, script.gzip, html.brotli + script.brotli].map(kB)];
  });
  return section(
    'This site',
    now,
    table(['build', 'wall s', 'CPU s'], builds),
    table(['first load of', 'HTML kB gz', 'of it CSS kB gz', 'JS kB gz', 'all kB br'], weights),
  );
}

/** Builds of this site and of the host that it is held against, in turns: the speed of a machine changes with time. */
const ROUNDS = 3;

/** The one in the middle, by processor time. */
const typical = (costs: readonly Cost[]): Cost =>
  [...costs].sort((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(costs.length / 2)] as Cost;

/** Builds this site as it is deployed, and its pages as plain Markdown with every host, without and with caches. */
export async function measureBuilds(): Promise<string> {
  const now = circumstances();
  const pages = await sitePages();
  const [site, stock]: [Cost[], Cost[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Building this site, ${round} of ${ROUNDS}`);
    site.push(await buildSite(true));
    stock.push(await buildCold(WITH_EXPORTS, pages));
  }
  const row = (label: string, cold: Cost, warm: Cost, output: string) => [
    label,
    ...costCells(cold),
    ...costCells(warm),
    MB(folderBytes(output)),
  ];
  const rows = [row('this site', typical(site), await buildSite(false), SITE_OUTPUT)];
  for (const host of [WITH_EXPORTS, ...HOSTS]) {
    const cold = host === WITH_EXPORTS ? typical(stock) : await buildCold(host, pages);
    rows.push(row(host.label, cold, await buildWarm(host), hostOutput(host)));
  }
  return section(
    'Builds of the same Markdown',
    `${pages.length} pages in both languages. Without caches, this site and stock Rspress with exports are built three times each, in turns, and the middle one by processor time is shown; all other builds are single. "This site" has its components, pictures and reports, and is built as it is deployed; all others build its pages as plain Markdown. ${now}`,
    table(['', 'wall s', 'CPU s', 'with caches: wall s', 'CPU s', 'output MB'], rows),
  );
}

const PAGE = 'guide/start/quick-start';
const NEXT = 'guide/start/intro';

const total = (transfer: Transfer): number => Object.values(transfer).reduce((sum, each) => sum + each, 0);

/**
 * Visits the same page of every site under one profile, all sites in turn and then all again, so that what else the
 * machine does falls on all of them.
 * @param runs visits of each; one more before them is not counted, it fills the memory of the server
 */
export async function measurePages(runs: number): Promise<string> {
  const now = circumstances();
  const pages = await sitePages();
  const title = pages.find((page) => page.path === NEXT && page.lang === 'en')?.title ?? '';
  const outputs = [['this site', SITE_OUTPUT]];
  for (const host of HOSTS) outputs.push([host.label, await ensureBuilt(host, pages)]);
  const sites = await Promise.all(
    outputs.map(async ([label = '', output = '']) => ({
      label,
      served: await serveCompressed(output),
      visits: [] as Awaited<ReturnType<typeof visitPage>>[],
    })),
  );
  const browser = await openChromium();
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { served, visits, label } of sites) {
        console.log(`Visit ${run} of ${runs}: ${label}`);
        const visit = await visitPage(browser, `${served.url}/${PAGE}`, run > 0, { path: NEXT, title });
        if (run > 0) visits.push(visit);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ served }) => served.close()));
  }
  const times = sites.map(({ label, visits }) => {
    const of = (name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'navigation', digits = 0) =>
      spread(
        visits.map((visit) => visit[name]),
        digits,
      );
    return [label, of('fcp'), of('lcp'), of('tbt'), of('cls', 3), of('navigation')];
  });
  const bytes = sites.flatMap(({ label, visits }) =>
    visits
      .slice(0, 1)
      .map(({ atLoad, atIdle }) => [
        label,
        `${kB(atLoad.script)} / ${kB(atIdle.script)}`,
        ...[atIdle.style, atIdle.html, atIdle.font].map(kB),
        `${kB(total(atLoad))} / ${kB(total(atIdle))}`,
      ]),
  );
  const { bitsPerSecond, roundTripMs, cpuSlowdown } = PROFILE;
  return section(
    `First visit of a doc page (\`/${PAGE}\`)`,
    `${runs} visits each, in turn; median (least–most). ${bitsPerSecond / 1e6} Mbit/s, ${roundTripMs} ms round trip, CPU slowed ${cpuSlowdown} times, HTTP/1.1, brotli, Chromium ${browser.version()}. "This site" is the real page with pictures and components; the others, "this theme" among them, show it as plain Markdown. Byte counts are exact; of times, only ratios within this run mean something. ${now}`,
    table(['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'next page by a click, ms'], times),
    table(['kB until load / until idle', 'JS', 'CSS', 'HTML', 'fonts', 'all'], bytes),
  );
}

/** Pages in a folder, which is a group of the sidebar. */
const GROUP = 20;

/** Builds this theme with the English pages again and again: what grows with them. */
export async function measureGrowth(): Promise<string> {
  const now = circumstances();
  const real = (await sitePages()).filter(({ lang }) => lang === 'en');
  const [theme] = HOSTS as readonly [Host];
  const rows = [];
  for (const count of [100, 2000]) {
    const pages = Array.from({ length: Math.ceil(count / real.length) }, () => real)
      .flat()
      .slice(0, count)
      .map((page, at) => ({
        ...page,
        path: `part-${Math.floor(at / GROUP) + 1}/page-${at + 1}`,
        title: `${page.title} ${at + 1}`,
      }));
    const cold = await buildCold(theme, pages);
    const { script } = pageWeight(hostOutput(theme), 'part-1/page-1.html');
    rows.push([String(count), ...costCells(cold), MB(folderBytes(hostOutput(theme))), kB(script.brotli)]);
  }
  return section(
    'Growth',
    `This theme on the English pages, repeated, ${GROUP} to a section, each section with its own sidebar; single builds without caches. ${now}`,
    table(['pages', 'wall s', 'CPU s', 'output MB', 'JS at load kB br'], rows),
  );
}
