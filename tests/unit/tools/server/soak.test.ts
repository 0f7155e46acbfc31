/** @module-tag every-attack */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from '../../../support/askRaw';
import { hostileRequests } from '../../../support/hostileRequests';
import { rawClient } from '../../../support/rawClient';
import { abortDownloads, beSlow, sendHostile } from '../../../support/serverAttacks';
import { startAttacked, type AttackedServer } from '../../../support/startAttacked';

/** Growth of the heap that is noise: compiled code, filled caches. A request that is kept weighs 20 kB and more. */
const NOISE = 4_000_000;
const FILES = ['/big.bin', '/big.txt'];
const ALIVE = { site: '/page', search: '/search?keyword=text' };

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'soak-')));
const page = (text: string) => `<html lang="en"><body><main><h1>Page</h1><p>${text}</p></main></body></html>`;
let server: AttackedServer | undefined;
beforeAll(() => {
  const files = {
    'index.html': page('Home'),
    'page.html': page('A text of words. '.repeat(500)),
    '404.html': page('Not found'),
    'big.bin': 'x'.repeat(5_000_000),
    'big.txt': 'text '.repeat(1_000_000),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
});
afterAll(() => {
  server?.close();
  rmSync(root, { recursive: true });
});

async function attack(kind: 'site' | 'search', count: number, slowMs: number): Promise<void> {
  server = await startAttacked(kind, root);
  const { port, hold, said, lives: isUp, close } = server;
  const targets = kind === 'site' ? FILES : [`${ALIVE.search}&limit=100`];
  const settled = async (most: number) => {
    let held = await hold();
    for (let tries = 0; held.open.length > most && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      held = await hold();
    }
    return held;
  };
  const idle = (await hold()).open.length;
  // Caches and compiled code come with the first requests.
  await Promise.all([sendHostile(port, hostileRequests(100)), abortDownloads(port, targets, 40)]);
  const before = await settled(idle);
  const [lives] = await Promise.all([
    beSlow(port, 40, slowMs),
    abortDownloads(port, targets, count),
    sendHostile(port, hostileRequests(count)),
  ]);
  const after = await settled(before.open.length);
  const alive = await askRaw(port, ALIVE[kind]);
  const slow = Object.entries(lives).map(([how, seconds]) => `${how} ${seconds.toFixed(1)} s`);
  console.log(
    `${kind}: heap ${(before.heap / 1e6).toFixed(1)} → ${(after.heap / 1e6).toFixed(1)} MB, descriptors ${before.open.length} → ${after.open.length}; slow clients lived at most: ${slow.join(', ')}`,
  );
  expect(isUp()).toBe(true);
  // What the server gives them, and some for a busy machine. The search service has nothing large to read.
  expect(Math.max(lives.head, lives.body)).toBeLessThan(20);
  if (kind === 'site') expect(Math.max(lives['reads nothing'], lives['reads little'])).toBeLessThan(40);
  expect(alive.status).toBe(200);
  expect(after.open.length, after.open.join('\n')).toBeLessThanOrEqual(before.open.length);
  expect(after.heap - before.heap).toBeLessThan(NOISE);
  // Whatever was sent, nothing was a fault of the server.
  expect(said()).toBe('');
  close();
}

const KINDS = ['site', 'search'] as const;

test.each(KINDS)('server/soak the %s server holds after a short attack what it held before', async (kind) => {
  await attack(kind, 100, 5_000);
});

test.each(KINDS)(
  'server/soak the %s server holds after 1,000 aborted and 1,000 hostile requests and 60 s of slow clients what it held before',
  { timeout: 240_000 },
  async (kind) => {
    await attack(kind, 1_000, 60_000);
  },
);

test('server/bounds a process without free descriptors answers again when they are free', async () => {
  // More than the modules of the server need, which Node.js reads many at a time.
  server = await startAttacked('site', root, 200);
  const { port, lives, said, close } = server;
  const request = 'GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const clients = [];
  for (let at = 0; at < 240; at += 1) clients.push(await rawClient(port, request, false));
  await expect.poll(() => said(), { timeout: 60_000 }).toContain('EMFILE');
  for (const { socket } of clients) socket.destroy();
  await expect
    .poll(async () => (await askRaw(port, '/page').catch(() => undefined))?.status, { timeout: 60_000 })
    .toBe(200);
  expect(lives()).toBe(true);
  close();
}, 240_000);
