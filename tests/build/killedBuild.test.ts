/** @module-tag killed-build */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { besideOutput } from '../../plugins/hosting/output-folder/besideOutput';
import { createSiteServer } from '../../tools/server/createSiteServer';
import { buildFixture } from '../support/buildFixture';
import { freePort } from '../support/freePort';
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
  const { pid } = child;
  if (pid === undefined) throw new Error('The build did not start.');
  return { pid, ended, kill: () => process.kill(-pid, 'SIGKILL') };
}

const countEntries = (place: string): number => readdirSync(place, { recursive: true }).length;

/** Sends a signal to a build that may have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** How much a build has put into the folder that it makes beside the output. */
function written(pid: number): number {
  try {
    return countEntries(besideOutput(out, 'next', pid));
  } catch {
    // The folder is not there yet, or a file was renamed while it was looked at.
    return 0;
  }
}

/**
 * Waits until a build has written so much: by progress and not by the clock, because machines are not equally fast. The build
 * stands still while its files are counted, or on a busy machine it would end before its last ones were seen.
 * @returns false when the build ended before that was seen
 */
async function hasWritten({ pid, ended }: ReturnType<typeof begin>, count: number): Promise<boolean> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    signal(pid, 'SIGSTOP');
    if (written(pid) >= count) return true;
    signal(pid, 'SIGCONT');
    await wait(1);
  }
  return false;
}

/** Starts the development server of the fixture, whose output is the same folder. */
async function startDev() {
  const port = await freePort();
  const child = spawn(process.execPath, [HOST, 'dev', '--port', String(port)], {
    cwd: FIXTURE,
    env: { ...process.env, NODE_ENV: 'development', BASE_SITE_OUT: out },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/docs/`)).status).toBe(200), 60_000);
  return {
    address,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-build-'));
  out = path.join(folder, 'site');
  cpSync(await buildFixture('base-site', 'BASE_SITE_OUT'), out, { recursive: true });
  earlier = hashFolder(out);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('issue 15: a build killed at ten moments leaves the earlier output, and the next build is whole', async () => {
  const whole = await begin().ended;
  expect(whole.status, whole.text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  const all = countEntries(out);
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const build = begin();
    const what = `moment ${moment} of ${MOMENTS}`;
    expect(await hasWritten(build, Math.ceil((all * moment) / (MOMENTS + 1))), what).toBe(true);
    build.kill();
    const { status, text } = await build.ended;
    expect(status, `${what}: the build was killed\n${text}`).toBeNull();
    expect(hashFolder(out), what).toBe(earlier);
  }
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

test('a build disturbs neither a preview of its output nor a development server of its pages', async () => {
  const preview = createSiteServer({ root: out, base: '/docs/' });
  await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
  const served = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;
  const dev = await startDev();
  const pages = ['/docs/', '/docs/guide/one', '/docs/zh/', '/docs/zh/guide/two'];
  const read = async (url: string): Promise<string> => {
    const reply = await fetch(url);
    return `${url} ${reply.status} ${reply.headers.get('content-security-policy')} ${await reply.text()}`;
  };
  const urls = [served, dev.address].flatMap((host) => pages.map((page) => `${host}${page}`));
  const before = new Map<string, string>();
  for (const url of urls) before.set(url, await read(url));
  const disturbed = new Set<string>();
  let asked = 0;
  let isBuilding = true;
  const keepAsking = async (): Promise<void> => {
    while (isBuilding) {
      for (const url of urls) {
        const answer = await read(url).catch(String);
        if (answer !== before.get(url)) disturbed.add(`${url}: ${answer.slice(0, 200)}`);
        asked += 1;
      }
    }
  };
  const asking = keepAsking();
  const { status, text } = await begin().ended;
  isBuilding = false;
  await asking;
  await dev.stop();
  preview.closeAllConnections();
  preview.close();
  console.log(`${asked} pages were asked for while a build was made`);
  expect(status, text).toBe(0);
  expect([...before.values()].filter((answer) => !/^\S+ 200 /.test(answer))).toEqual([]);
  expect([...disturbed]).toEqual([]);
  expect(asked).toBeGreaterThan(100);
  expect(hashFolder(out)).toBe(earlier);
}, 240_000);
