/** @module-tag killed-build */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { besideOutput } from '../../plugins/hosting/output-folder/besideOutput';
import { buildFixture } from '../support/buildFixture';
import { hashFolder } from '../support/hashFolder';
import { ROOT } from '../support/site';
import { startDevServer } from '../support/startDevServer';

const HOST = path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js');
const FIXTURE = path.join(ROOT, 'tests/fixtures/base-site');
const KILL = path.join(ROOT, 'tests/support/killWhenWritten.mjs');
const MOMENTS = 10;

let folder = '';
let out = '';
let earlier = '';

/**
 * Begins a build of the fixture in a process group of its own.
 * @param settings `before`: a command of the shell before it; `env`: more variables
 */
function begin({ before = '', env = {} }: { before?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn('bash', ['-c', `${before} exec "$0" "$1" build`, process.execPath, HOST], {
    cwd: FIXTURE,
    env: { ...process.env, NODE_ENV: 'production', BASE_SITE_OUT: out, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const ended = new Promise<{ status: number | null; signal: string | null; text: string }>((resolve) =>
    child.on('close', (status, signal) => resolve({ status, signal, text })),
  );
  return { ended };
}

const countEntries = (place: string): number => readdirSync(place, { recursive: true }).length;

/** Settings of a build that is killed once it has put so many entries into the folder that it makes. */
const killedAt = (entries: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${pathToFileURL(KILL)}`,
  KILL_IN: besideOutput(out, 'next', 0).replace(/0$/, 'PID'),
  KILL_AT: String(entries),
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-build-'));
  out = path.join(folder, 'site');
  cpSync(await buildFixture('base-site', 'BASE_SITE_OUT'), out, { recursive: true });
  earlier = hashFolder(out);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

test('issue 15: a build killed at ten moments leaves the earlier output, and the next build is whole', async () => {
  const whole = await begin().ended;
  expect(whole.status, whole.text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  const all = countEntries(out);
  const made: number[] = [];
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const what = `moment ${moment} of ${MOMENTS}`;
    const { signal, text } = await begin({ env: killedAt(Math.ceil((all * moment) / (MOMENTS + 1))) }).ended;
    expect(signal, `${what}: the build was killed\n${text}`).toBe('SIGKILL');
    // What it had made when it died.
    const left = readdirSync(folder).filter((name) => name !== 'site');
    expect(left, what).toHaveLength(1);
    made.push(countEntries(path.join(folder, left[0] ?? '')));
    expect(hashFolder(out), what).toBe(earlier);
  }
  expect(made).toEqual([...made].sort((one, other) => one - other));
  const next = await begin().ended;
  expect(next.status, next.text).toBe(0);
  expect(hashFolder(out)).toBe(earlier);
  expect(readdirSync(folder)).toEqual(['site']);
}, 600_000);

test('issue 15: a build that cannot write its files fails, and the earlier output stands alone', async () => {
  // No file may be larger than 50 kB.
  const { status, text } = await begin({ before: 'ulimit -f 50;' }).ended;
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

test('a build does not disturb a development server of its pages', async () => {
  const env = { NODE_ENV: 'development', BASE_SITE_OUT: out };
  const dev = await startDevServer({ folder: FIXTURE, first: '/docs/', env });
  const pages = ['/docs/', '/docs/guide/one', '/docs/zh/', '/docs/zh/guide/two'];
  const read = async (url: string): Promise<string> => {
    const reply = await fetch(url);
    return `${url} ${reply.status} ${reply.headers.get('content-security-policy')} ${await reply.text()}`;
  };
  const urls = pages.map((page) => `${dev.address}${page}`);
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
  console.log(`${asked} pages were asked for while a build was made`);
  expect(status, text).toBe(0);
  expect([...before.values()].filter((answer) => !/^\S+ 200 /.test(answer))).toEqual([]);
  expect([...disturbed]).toEqual([]);
  expect(asked).toBeGreaterThan(100);
  expect(hashFolder(out)).toBe(earlier);
}, 240_000);
