import {
  SITE_OUTPUT,
  buildCold,
  buildSite,
  buildWarm,
  ensureBuilt,
  folderBytes,
  hostOutput,
  indexBytes,
  sitePages,
  type Cost,
} from './build';
import { HOSTS, SITE_INDEX, WITH_EXPORTS, type Host } from './hosts';
import { generatedPages } from './pages';
import { pageWeight } from './pageWeight';
import { MB, PROFILE, circumstances, kB, section, spread, summarize, table, when } from './stats';
import { serveCompressed } from './serveCompressed';
import { openChromium, visitPage, type Transfer } from './visit';

const costCells = ({ wallSeconds, cpuSeconds }: Cost): string[] => [
  wallSeconds.toFixed(1),
  cpuSeconds.toFixed(1),
];
const total = (transfer: Transfer): number => Object.values(transfer).reduce((sum, each) => sum + each, 0);

const WEIGHED = {
  home: 'index.html',
  'quick start': 'guide/start/quick-start.html',
  options: 'config/options/options.html',
  'quick start, Chinese': 'zh/guide/start/quick-start.html',
};

/** Builds this site without and with caches, and weighs what a first visit to a page loads. */
export async function measureSite() {
  const now = circumstances();
  const cold = await buildSite(true);
  const warm = await buildSite(false);
  const weights = Object.entries(WEIGHED).map(([page, file]) => {
    const { html, script, style } = pageWeight(SITE_OUTPUT, file);
    return {
      page,
      html: html.gzip,
      script: script.gzip,
      style: style.gzip,
      // The sheets are inside the HTML (tests/build/size.test.ts).
      brotli: html.brotli + script.brotli,
    };
  });
  return { ...now, cold, warm, weights };
}

export function siteText(site: Awaited<ReturnType<typeof measureSite>>): string[] {
  const builds = [
    ['without caches', ...costCells(site.cold)],
    ['with caches', ...costCells(site.warm)],
  ];
  const weights = site.weights.map(({ page, html, script, style, brotli }) => [
    page,
    ...[html, style, script, brotli].map(kB),
  ]);
  return section(
    'This site',
    when(site),
    table(['build', 'wall s', 'CPU s'], builds),
    table(['first load of', 'HTML kB gz', 'of it CSS kB gz', 'JS kB gz', 'all kB br'], weights),
  );
}

/** Builds of this site and of the host that it is held against, in turns: the speed of a machine changes with time. */
const ROUNDS = 3;

/** The one in the middle, by processor time. */
function typical(costs: readonly Cost[]): Cost {
  const middle = [...costs].sort((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(costs.length / 2)];
  if (!middle) throw new Error('Nothing was built.');
  return middle;
}

/** Builds this site as it is deployed, and its pages as plain Markdown with every host, without and with caches. */
export async function measureBuilds() {
  const now = circumstances();
  const pages = await sitePages();
  const [site, stock]: [Cost[], Cost[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Building this site, ${round} of ${ROUNDS}`);
    site.push(await buildSite(true));
    stock.push(await buildCold(WITH_EXPORTS, pages));
  }
  const warm = await buildSite(false);
  const rows = [{ label: 'this site', cold: typical(site), warm, outputBytes: folderBytes(SITE_OUTPUT) }];
  for (const host of [WITH_EXPORTS, ...HOSTS]) {
    const cold = host === WITH_EXPORTS ? typical(stock) : await buildCold(host, pages);
    const again = await buildWarm(host);
    rows.push({ label: host.label, cold, warm: again, outputBytes: folderBytes(hostOutput(host)) });
  }
  return { ...now, pages: pages.length, rows };
}

export function buildsText(builds: Awaited<ReturnType<typeof measureBuilds>>): string[] {
  const rows = builds.rows.map(({ label, cold, warm, outputBytes }) => [
    label,
    ...costCells(cold),
    ...costCells(warm),
    MB(outputBytes),
  ]);
  return section(
    'Builds of the same Markdown',
    `${builds.pages} pages in both languages. Without caches, this site and stock Rspress with exports are built three times each, in turns, and the middle one by processor time is shown; all other builds are single. "This site" has its components, pictures and reports, and is built as it is deployed; all others build its pages as plain Markdown. ${when(builds)}`,
    table(['', 'wall s', 'CPU s', 'with caches: wall s', 'CPU s', 'output MB'], rows),
  );
}

const PAGE = 'guide/start/quick-start';
const NEXT = 'guide/start/intro';

/**
 * Visits the same page of every site under one profile, all sites in turn and then all again, so that what else the
 * machine does falls on all of them.
 * @param runs visits of each; one more before them is not counted, it fills the memory of the server
 */
export async function measurePages(runs: number) {
  const now = circumstances();
  const pages = await sitePages();
  const title = pages.find((page) => page.path === NEXT && page.lang === 'en')?.title;
  if (!title) throw new Error(`There is no page ${NEXT}`);
  const sites = [{ label: 'this site', served: await serveCompressed(SITE_OUTPUT) }];
  for (const host of HOSTS) {
    sites.push({ label: host.label, served: await serveCompressed(await ensureBuilt(host, pages)) });
  }
  const browser = await openChromium();
  const candidates = sites.map((site) => ({
    ...site,
    visits: [] as Awaited<ReturnType<typeof visitPage>>[],
  }));
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { served, visits, label } of candidates) {
        if (run > 0) console.log(`Visit ${run} of ${runs}: ${label}`);
        const visit = await visitPage(browser, `${served.url}/${PAGE}`, run > 0, { path: NEXT, title });
        if (run > 0) visits.push(visit);
      }
    }
    const rows = candidates.flatMap(({ label, visits }) => {
      const [first] = visits;
      if (!first) return [];
      const of = (name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'navigation') =>
        summarize(visits.map((visit) => visit[name]));
      const times = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
      return { label, ...times, navigation: of('navigation'), atLoad: first.atLoad, atIdle: first.atIdle };
    });
    return { ...now, chromium: browser.version(), runs, path: `/${PAGE}`, rows };
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ served }) => served.close()));
  }
}

export function pagesText(pages: Awaited<ReturnType<typeof measurePages>>): string[] {
  const times = pages.rows.map((row) => [
    row.label,
    ...[row.fcp, row.lcp, row.tbt].map((each) => spread(each)),
    spread(row.cls, 3),
    spread(row.navigation),
  ]);
  const bytes = pages.rows.map(({ label, atLoad, atIdle }) => [
    label,
    `${kB(atLoad.script)} / ${kB(atIdle.script)}`,
    ...[atIdle.style, atIdle.html, atIdle.font].map(kB),
    `${kB(total(atLoad))} / ${kB(total(atIdle))}`,
  ]);
  const { bitsPerSecond, roundTripMs, cpuSlowdown } = PROFILE;
  return section(
    `First visit of a doc page (\`${pages.path}\`)`,
    `${pages.runs} visits each, in turn; median (least–most). ${bitsPerSecond / 1e6} Mbit/s, ${roundTripMs} ms round trip, CPU slowed ${cpuSlowdown} times, HTTP/1.1, brotli, Chromium ${pages.chromium}. "This site" is the real page with pictures and components; the others, "this theme" among them, show it as plain Markdown. Byte counts are exact; of times, only ratios within this run mean something. ${when(pages)}`,
    table(['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'next page by a click, ms'], times),
    table(['kB until load / until idle', 'JS', 'CSS', 'HTML', 'fonts', 'all'], bytes),
  );
}

const SIZES = [100, 2000];

/** Builds this theme with generated pages: what grows with them. */
export async function measureGrowth() {
  const now = circumstances();
  const words = (await sitePages()).flatMap(({ lang, body }) => (lang === 'en' ? body : [])).join('\n');
  const [theme] = HOSTS as readonly [Host];
  const rows: ({ pages: number; cold: Cost } & Record<
    'outputBytes' | 'scriptBytes' | 'indexBytes',
    number
  >)[] = [];
  for (const count of SIZES) {
    const pages = generatedPages(count, words);
    const cold = await buildCold(theme, pages);
    const output = hostOutput(theme);
    const { script } = pageWeight(output, `${pages[Math.floor(count / 2)]?.path ?? ''}.html`);
    rows.push({
      pages: count,
      cold,
      outputBytes: folderBytes(output),
      scriptBytes: script.brotli,
      indexBytes: indexBytes(output, SITE_INDEX),
    });
  }
  return { ...now, rows };
}

export function growthText(growth: Awaited<ReturnType<typeof measureGrowth>>): string[] {
  const rows = growth.rows.map((row) => [
    String(row.pages),
    ...costCells(row.cold),
    MB(row.outputBytes),
    kB(row.scriptBytes),
    kB(row.indexBytes),
  ]);
  return section(
    'Growth',
    `This theme on generated pages in one language, 20 to a section, each section with its own sidebar; single builds without caches. ${when(growth)}`,
    table(['pages', 'wall s', 'CPU s', 'output MB', 'JS at load kB br', 'index kB br'], rows),
  );
}
