import { spawn } from 'node:child_process';
import path from 'node:path';
import { findChromium } from '../../browser/findChromium';
import { PROJECT } from '../project';
import { readAudit, type Audit } from './readAudit';

/** Where Lighthouse is installed. */
export const LIGHTHOUSE = path.join(PROJECT, 'tools/bench/lighthouse');

const FLAGS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];

/** What Lighthouse says when the browser's trace has a hole and nothing could be measured (`NO_NAVSTART` and its kin). */
const NO_TRACE = 'Please run Lighthouse again.';

/** How often one page is tried; a browser that never gives a trace is broken. */
const TRIES = 3;

/** One run of Lighthouse's command, which starts a browser of its own, with its mobile settings. */
async function runLighthouse(address: string): Promise<{ code: unknown; out: string; err: string }> {
  const program = path.join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js');
  const child = spawn(process.execPath, [program, address, ...FLAGS], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (texts.out += chunk));
  child.stderr.on('data', (chunk) => (texts.err += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { code, ...texts };
}

/**
 * Audits a page. A run without a trace measured nothing, so it is made again and does not count; a score is never thrown
 * away.
 * @param address where the page is served
 * @throws Error when Lighthouse fails, or finds no trace three times
 */
export async function auditPage(address: string): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    const { code, out, err } = await runLighthouse(address);
    if (code === 0) return readAudit(out);
    if (tried === TRIES || !err.includes(NO_TRACE)) {
      throw new Error(`Lighthouse on ${address} ended with ${String(code)}:\n${err}`);
    }
    console.log('No trace came of this run; again');
  }
}
