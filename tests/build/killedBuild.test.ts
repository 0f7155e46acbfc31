/** @module-tag killed-build */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { hashFolder } from '../support/hashFolder';
import { ROOT } from '../support/site';

const HOST = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
const FIXTURE = path.join(ROOT, 'tests/fixtures/base-site');
const MOMENTS = 10;

let folder = '';
let out = '';
let earlier = '';

/** Begins a build of the fixture in a process group of its own. */
function begin(before = '') {
  const child = spawn('bash', ['-c', `${before} exec "$0" "$1" build`, process.execPath, HOST], {
    cwd: FIXTURE,
    env: { ...process.env, NODE_ENV: 'production', BASE_SITE_OUT: out },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<{ status: number | null; text: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, text })),
  );
  const kill = (): boolean => {
    const running = child.pid !== undefined && child.exitCode === null;
    if (running) process.kill(-child.pid, 'SIGKILL');
    return running;
  };
  return { ended, kill };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-build-'));
  out = path.join(folder, 'site');
  cpSync(await buildFixture('base-site', 'BASE_SITE_OUT'), out, { recursive: true });
  earlier = hashFolder(out);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('issue 15: a build killed at ten moments leaves the earlier output, and the next build is whole', async () => {
  const start = Date.now();
  const whole = await begin().ended;
  expect(whole.status, whole.text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  const length = Date.now() - start;
  const seen: boolean[] = [];
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const { ended, kill } = begin();
    // Nothing is written before the host and its configuration are loaded.
    await wait(length * (0.3 + (0.6 * moment) / MOMENTS));
    const writes = readdirSync(folder).length > 1;
    seen.push(kill() && writes);
    await ended;
    expect(hashFolder(out), `moment ${moment} of ${MOMENTS}`).toBe(earlier);
  }
  // Those that were killed while they wrote: builds are not equally long.
  expect(seen.filter(Boolean).length).toBeGreaterThan(MOMENTS / 2);
  const next = await begin().ended;
  expect(next.status, next.text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  expect(readdirSync(folder)).toEqual(['site']);
}, 600_000);

test('issue 15: a build that cannot write its files fails, and the earlier output stands alone', async () => {
  // No file may be larger than 50 kB.
  const { status, text } = await begin('ulimit -f 50;').ended;
  expect(status, text).not.toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  expect(readdirSync(folder)).toEqual(['site']);
}, 120_000);

test('issue 15: two builds at once both end well, and leave one whole output', async () => {
  const both = await Promise.all([begin().ended, begin().ended]);
  for (const { status, text } of both) expect(status, text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  expect(readdirSync(folder)).toEqual(['site']);
}, 240_000);
