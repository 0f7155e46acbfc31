import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { findChromium } from '../findChromium';
import { runCommand } from '../runCommand';
import { installPackages, sitePages } from './build';
import { PROJECT, circumstances, section, spread, summarize, table, when } from './stats';

const LIGHTHOUSE = path.join(PROJECT, 'tools/bench/lighthouse');
/** One page of each kind. */
const PAGES = {
  home: '/',
  'doc page': '/guide/start/quick-start',
  'blog page': '/blog/topic/duplicate-pkg-problem',
  'rule page': '/guide/rules/e1001',
};
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const PORT = 4199;
/** How often one page is tried; a browser that never gives a trace is broken. */
const TRIES = 3;

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/**
 * Audits a page with Lighthouse's mobile settings. A run without a trace measured nothing, so it is made again; a
 * score is never thrown away.
 */
function auditPage(address: string): Report {
  const program = path.join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  for (let tried = 1; ; tried += 1) {
    const { code, stdout, stderr } = runCommand(process.execPath, [program, address, ...flags], {
      env: { CHROME_PATH: findChromium() ?? '' },
    });
    const report = code === 0 ? (JSON.parse(stdout) as Report) : undefined;
    if (report && !report.runtimeError) return report;
    if (tried === TRIES || !stderr.includes('Please run Lighthouse again.')) {
      throw new Error(`Lighthouse on ${address}: ${report?.runtimeError?.message ?? stderr}`);
    }
  }
}

/** Checks outside performance that cost points. */
const failedChecks = ({ categories, audits }: Report): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
    });

/** Serves the built site as the preview does, with the headers of a deployment. */
async function startPreview(): Promise<() => void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    cwd: PROJECT,
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let look = 0; look < 100; look += 1) {
    if (server.exitCode !== null) break;
    const isUp = await fetch(`http://127.0.0.1:${PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return () => void server.kill();
    await wait(200);
  }
  server.kill();
  throw new Error(`npm run preview does not answer on port ${PORT}.`);
}

/** Audits one page of each kind in both languages. */
export async function measureLighthouse(runs: number) {
  const now = circumstances();
  await sitePages();
  installPackages(LIGHTHOUSE);
  const manifest = readFileSync(path.join(LIGHTHOUSE, 'node_modules/lighthouse/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  // Without a Chinese font a browser looks for each character in every font, and layout takes twice as long.
  const font = runCommand('fc-match', ['--format=%{family[0]}', 'sans-serif:lang=zh-cn']).stdout.trim();
  const stop = await startPreview();
  const rows = [];
  try {
    for (const lang of LANGS) {
      for (const [page, address] of Object.entries(PAGES)) {
        const reports: Report[] = [];
        for (let run = 1; run <= runs; run += 1) {
          console.log(`Lighthouse ${run} of ${runs}: ${page}, ${lang}`);
          reports.push(auditPage(`http://127.0.0.1:${PORT}${LANGUAGE_FACTS[lang].prefix}${address}`));
        }
        const of = (name: keyof typeof CATEGORIES) =>
          summarize(
            reports.map(({ categories }) => Math.round((categories[CATEGORIES[name]]?.score ?? NaN) * 100)),
          );
        rows.push({
          page: `${page}, ${lang}`,
          performance: of('performance'),
          accessibility: of('accessibility'),
          bestPractices: of('bestPractices'),
          seo: of('seo'),
          failed: [...new Set(reports.flatMap(failedChecks))].sort(),
        });
      }
    }
    return { ...now, lighthouse: version, runs, ...(font && { chineseFont: font }), rows };
  } finally {
    stop();
  }
}

export function lighthouseText(lighthouse: Awaited<ReturnType<typeof measureLighthouse>>): string[] {
  const rows = lighthouse.rows.map((row) => [
    row.page,
    spread(row.performance),
    ...[row.accessibility, row.bestPractices, row.seo].map(({ median }) => String(median)),
    row.failed.join('; ') || '–',
  ]);
  return section(
    'Lighthouse',
    `Version ${lighthouse.lighthouse}, mobile, served as the preview does; median of ${lighthouse.runs} runs. Chinese text in ${lighthouse.chineseFont ?? 'an unknown font'}. ${when(lighthouse)}`,
    table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'found wanting'], rows),
  );
}
