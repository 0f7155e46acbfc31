/** @module-tag whole-commands */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

test('npm run walk names the browsers when it knows none of those that are asked for', () => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/walk.ts', '--only', 'opera'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('--only: there are Chromium, Firefox, WebKitGTK\n');
  expect(run.status).toBe(1);
});
