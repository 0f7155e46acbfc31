import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LANGS, LANGUAGE_FACTS } from '../../site/languages';
import { findChromium } from '../findChromium';
import { runCommand } from '../runCommand';
import { SITE_OUTPUT, installPackages, sitePages } from './build';
import { serveCompressed } from './serveCompressed';
import { PROJECT, circumstances, section, spread, table } from './stats';

const LIGHTHOUSE = path.join(PROJECT, 'tools/bench/lighthouse');
const PAGES = {
  home: '/',
  'doc page': '/guide/start/quick-start',
  'blog page': '/blog/topic/duplicate-pkg-problem',
  'rule page': '/guide/rules/e1001',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
interface Report {
  readonly lighthouseVersion: string;
  readonly runtimeError?: { readonly message: string };
  /** How fast Lighthouse finds the machine; below 1,000 it says itself that the performance is not to be trusted. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/**
 * Audits a page with Lighthouse's mobile settings. A run without a trace measured nothing, so it is made again; a
 * score is never thrown away.
 */
async function auditPage(address: string, tries = 3): Promise<Report> {
  const program = path.join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  const options = { env, maxBuffer: 256 * 1024 * 1024 };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...flags], options);
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse on ${address}: ${report.runtimeError.message}`);
    return report;
  } catch (error) {
    if (tries > 1 && String(error).includes('Please run Lighthouse again.'))
      return auditPage(address, tries - 1);
    throw error;
  }
}

export async function measureLighthouse(runs: number): Promise<string> {
  const now = circumstances();
  await sitePages();
  installPackages(LIGHTHOUSE);
  // Without a Chinese font a browser looks for each character in every font, and layout takes twice as long.
  const font = runCommand('fc-match', ['--format=%{family[0]}', 'sans-serif:lang=zh-cn']).stdout.trim();
  const { url, close } = await serveCompressed(SITE_OUTPUT);
  const rows: string[][] = [];
  const machine: number[] = [];
  let version = '';
  try {
    for (const lang of LANGS) {
      for (const [page, address] of Object.entries(PAGES)) {
        const reports: Report[] = [];
        for (let run = 1; run <= runs; run += 1) {
          console.log(`Lighthouse ${run} of ${runs}: ${page}, ${lang}`);
          reports.push(await auditPage(`${url}${LANGUAGE_FACTS[lang].prefix}${address}`));
        }
        version = reports[0]?.lighthouseVersion ?? '';
        machine.push(...reports.map(({ environment }) => environment.benchmarkIndex));
        const scores = CATEGORIES.map((name) =>
          reports.map(({ categories }) => (categories[name]?.score ?? NaN) * 100),
        );
        rows.push([`${page}, ${lang}`, ...scores.map((each) => spread(each))]);
      }
    }
  } finally {
    await close();
  }
  return section(
    'Lighthouse',
    `Version ${version}, mobile, brotli; median (least–most) of ${runs} runs. The machine's benchmark index, which should be over 1,000: ${spread(machine)}. Chinese text in ${font || 'an unknown font'}. ${now}`,
    table(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows),
  );
}
