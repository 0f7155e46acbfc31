import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { LANGS, LANGUAGE_FACTS } from '../../../site/languages';
import { findChromium } from '../../browser/findChromium';
import { createSiteServer } from '../../server/createSiteServer';
import { sitePages, SITE_OUTPUT } from '../build/buildSite';
import { installPackages } from '../build/installPackages';
import { PROJECT } from '../project';
import { circumstances } from '../results/circumstances';
import { summarize } from '../results/summarize';
import type { LighthouseResult, LighthouseRow } from '../results/types';
import { readAudit, type Audit } from './readAudit';

const FOLDER = path.join(PROJECT, 'bench/lighthouse');

/** One page of each kind. */
const PAGES = {
  home: '/',
  'doc page': '/guide/start/quick-start',
  'blog page': '/blog/topic/duplicate-pkg-problem',
  'rule page': '/guide/rules/e1001',
};

/** Runs Lighthouse's command, which starts a browser of its own each time, with its mobile settings. */
async function audit(address: string): Promise<Audit> {
  const program = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const child = spawn(process.execPath, [program, address, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (texts.out += chunk));
  child.stderr.on('data', (chunk) => (texts.err += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse on ${address} ended with ${code}:\n${texts.err}`);
  return readAudit(texts.out);
}

function toRow(page: string, audits: readonly Audit[]): LighthouseRow {
  const of = (read: (each: Audit) => number) => summarize(audits.map(read));
  return {
    page,
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))].sort(),
  };
}

/**
 * Audits one page of each kind in both languages, served as the preview does, with the headers of a deployment.
 * @param runs audits of each page
 */
export async function measureLighthouse(runs: number): Promise<LighthouseResult> {
  const now = circumstances();
  await sitePages();
  installPackages(FOLDER);
  const { version } = createRequire(path.join(FOLDER, 'package.json'))('lighthouse/package.json') as {
    version: string;
  };
  const server = createSiteServer({ root: SITE_OUTPUT });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rows: LighthouseRow[] = [];
  try {
    for (const lang of LANGS) {
      for (const [page, address] of Object.entries(PAGES)) {
        const audits: Audit[] = [];
        for (let run = 1; run <= runs; run += 1) {
          console.log(`Lighthouse ${run} of ${runs}: ${page}, ${lang}`);
          audits.push(await audit(`http://127.0.0.1:${port}${LANGUAGE_FACTS[lang].prefix}${address}`));
        }
        rows.push(toRow(`${page}, ${lang}`, audits));
      }
    }
    return { ...now, lighthouse: version, runs, rows };
  } finally {
    server.close();
  }
}
