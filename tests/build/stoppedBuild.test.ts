/** @module-tag speed-layer-off */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { OUTPUT_MARK } from '../../plugins/hosting/outputFolder';
import { ROOT } from '../support/site';

const HOST = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
const SITE = path.join(ROOT, 'tests/fixtures/base-site/rspress.config.ts');

/** A build takes a tenth of it; one that waits for what never comes takes all. */
const TIMEOUT = 300_000;

/** The small site with a plugin that spoils what the speed layer reads; `hooks` is the text of what the plugin does. */
const config = (hooks: string) => `
import site from ${JSON.stringify(SITE)};

export default {
  ...site,
  plugins: [
    ...site.plugins,
    // The last one changes a module first.
    { name: 'spoiler', builderConfig: { plugins: [{ name: 'spoiler', setup(api) { ${hooks} } }] } },
  ],
};
`;

/**
 * Builds the small site with a fault, beside an earlier output, which must stay as it is.
 * @param hooks what the plugin does that brings the fault
 * @returns how the build ended, and what it printed
 */
async function build(hooks: string): Promise<{ status: number | null; text: string }> {
  const parent = path.join(ROOT, 'test-results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'stopped-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'rspress.config.ts'), config(hooks));
  const out = path.join(folder, 'out');
  mkdirSync(out);
  writeFileSync(path.join(out, OUTPUT_MARK), 'earlier');
  const child = spawn(process.execPath, [HOST, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', BASE_SITE_OUT: out },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const given = new AbortController();
  void wait(TIMEOUT, undefined, given).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  const status = await ended;
  given.abort();
  expect(readFileSync(path.join(out, OUTPUT_MARK), 'utf8')).toBe('earlier');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  return { status, text };
}

test(
  'issue 16 routes that the speed layer cannot read stop the build with file and text',
  async () => {
    const { status, text } = await build(
      `api.transform({ test: /virtual-routes\\.js$/, environments: ['web'], order: 'post' }, () => 'export const routes = [];');`,
    );
    expect(status, text).toBe(1);
    expect(text).toContain('packages/lean: Rspress’s virtual-routes names no chunk of a page.');
  },
  TIMEOUT * 1.2,
);

test(
  'issue 16 what a plugin of the site throws while files are written stops the build with its name',
  async () => {
    const { status, text } = await build(
      `api.processAssets({ stage: 'optimize', environments: ['web'] }, () => { throw new Error('nothing to write'); });`,
    );
    expect(status, text).toBe(1);
    expect(text).toContain('spoiler: nothing to write');
  },
  TIMEOUT * 1.2,
);
