/** @module-tag speed-layer-off */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OUTPUT_MARK } from '../../plugins/hosting/outputFolder';
import { ROOT } from '../support/site';

const HOST = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
const SITE = path.join(ROOT, 'tests/fixtures/base-site/rspress.config.ts');
/** A build takes a tenth of it; one that waits for what never comes takes all. */
const TIMEOUT = 300_000;

test.each([
  [
    'routes that the speed layer cannot read stop the build with file and text',
    `api.transform({ test: /virtual-routes\\.js$/, environments: ['web'], order: 'post' }, () => 'export const routes = [];');`,
    'packages/lean: Rspress’s virtual-routes names no chunk of a page.',
  ],
  [
    'what a plugin of the site throws while files are written stops the build with its name',
    `api.processAssets({ stage: 'optimize', environments: ['web'] }, () => { throw new Error('nothing to write'); });`,
    'spoiler: nothing to write',
  ],
])('issue 16 %s, and the earlier output stays', { timeout: TIMEOUT * 1.2 }, (_, hooks, message) => {
  const parent = path.join(ROOT, 'test-results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'stopped-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The last plugin changes a module first.
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    `import site from ${JSON.stringify(SITE)};
const spoiler = { name: 'spoiler', setup(api) { ${hooks} } };
export default { ...site, plugins: [...site.plugins, { name: 'spoiler', builderConfig: { plugins: [spoiler] } }] };
`,
  );
  const out = path.join(folder, 'out');
  mkdirSync(out);
  writeFileSync(path.join(out, OUTPUT_MARK), 'earlier');
  const { status, stdout, stderr } = spawnSync(process.execPath, [HOST, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', BASE_SITE_OUT: out },
    encoding: 'utf8',
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  });
  expect(status, stdout + stderr).toBe(1);
  expect(stdout + stderr).toContain(message);
  expect(readFileSync(path.join(out, OUTPUT_MARK), 'utf8')).toBe('earlier');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
