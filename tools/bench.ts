import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTS } from './bench/hosts/hosts';
import { measureAblation } from './bench/parts/measureAblation';
import { measureBuilds } from './bench/parts/measureBuilds';
import { measureGrowth } from './bench/parts/measureGrowth';
import { measureLighthouse } from './bench/parts/measureLighthouse';
import { measurePages } from './bench/parts/measurePages';
import { measureProfile } from './bench/parts/measureProfile';
import { measureReports } from './bench/parts/measureReports';
import { measureSearch } from './bench/parts/measureSearch';
import { measureSearchQuality, OPEN_SETS } from './bench/parts/measureSearchQuality';
import { measureSite } from './bench/parts/measureSite';
import { PROJECT } from './bench/project';
import { readBenchArgs, type BenchArgs } from './bench/readBenchArgs';
import { ablationNames } from './bench/results/ablationNames';
import { keepSealed } from './bench/results/keepSealed';
import { mergeAblation } from './bench/results/mergeAblation';
import { mergeGrowth } from './bench/results/mergeGrowth';
import { reportText } from './bench/results/reportText';
import { readResults, saveResult, type Part } from './bench/results/saveResult';
import { GRADED_SETS } from './bench/search/graded/gradedQueries';
import { writeGain } from './bench/results/writeGain';

const REPORT = path.join(PROJECT, 'tools/bench/RESULTS.md');

async function growth({ hosts, sizes }: BenchArgs): Promise<void> {
  for (const size of sizes) {
    for (const host of HOSTS) {
      // Hand-written HTML is the limit of a page; nobody writes 2,000 pages by hand.
      if (hosts.length > 0 ? !hosts.includes(host.name) : host.name === 'html') continue;
      const row = await measureGrowth(host, size);
      // Kept after each build: a run of an hour that ends early loses one row.
      saveResult('growth', { rows: mergeGrowth(readResults().growth?.rows ?? [], row) });
    }
  }
}

/** What each part does; it keeps its own results, so that parts may be measured on their own. */
const MEASURES: Readonly<Record<Part, (args: BenchArgs) => Promise<void>>> = {
  site: async () => saveResult('site', await measureSite()),
  builds: () => measureBuilds((result) => saveResult('builds', result)),
  profile: async () => saveResult('profile', await measureProfile()),
  pages: async ({ runs }) => saveResult('pages', await measurePages(runs)),
  search: ({ runs, keepAnswers }) =>
    measureSearch(
      runs,
      (result) => saveResult('search', result),
      keepAnswers ? readResults().search : undefined,
    ),
  'search-quality': async ({ sealed }) =>
    saveResult(
      'search-quality',
      keepSealed(
        await measureSearchQuality(sealed ? GRADED_SETS : OPEN_SETS),
        readResults()['search-quality'],
      ),
    ),
  growth,
  reports: async ({ runs }) => saveResult('reports', await measureReports(runs)),
  ablation: (args) => {
    const rows = () => readResults().ablation?.rows ?? [];
    return measureAblation(args.runs, ablationNames(args, rows()), (row) => {
      saveResult('ablation', { rows: mergeAblation(rows(), row) });
      writeGain(row);
    });
  },
  lighthouse: async ({ runs }) => saveResult('lighthouse', await measureLighthouse(runs)),
};

try {
  const args = readBenchArgs(process.argv.slice(2));
  try {
    for (const part of args.parts) await MEASURES[part](args);
  } finally {
    // Also of a run that ends early: what was measured until then is in it.
    const text = reportText(readResults());
    writeFileSync(REPORT, text);
    console.log(`\n${text}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
