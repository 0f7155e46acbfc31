import fs, { truncateSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFiles } from '../../../support/openFiles';
import { rawClient, until } from '../../../support/rawClient';
import { openSite, type OpenSite } from './openSite';

const BIG = 8_000_000;
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({
    'index.html': 'home',
    '404.html': 'not found',
    'page.html': 'x'.repeat(5_000),
    'empty.html': '',
    'big.bin': 'x'.repeat(BIG),
    'big.txt': 'x'.repeat(BIG),
  });
});
afterAll(() => site.close());

const held = (file: string): number =>
  openFiles().filter((each) => each === path.join(site.root, file)).length;
const get = (target: string, more = ''): string => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** Lets every try to open a file fail, whichever function opens it, and gives back the function that ends this. */
function failToOpen(file: string, code: string): () => void {
  const { open, openSync } = fs;
  const refuse = (name: unknown) => {
    if (name !== path.join(site.root, file)) return;
    throw Object.assign(new Error(`${code}: fault of the test`), { code });
  };
  fs.openSync = (name, ...rest) => {
    refuse(name);
    return openSync(name, ...rest);
  };
  fs.open = ((
    name: fs.PathLike,
    ...rest: Parameters<typeof open> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    try {
      refuse(name);
    } catch (error) {
      const callback = rest.at(-1) as unknown as (error: unknown) => void;
      process.nextTick(callback, error);
      return;
    }
    open(name, ...rest);
  }) as typeof open;
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { open, openSync });
    syncBuiltinESMExports();
  };
}

test.each(['/big.bin', '/big.txt'])(
  'server/bounds an aborted download of %s gives its descriptor back',
  async (target) => {
    const file = target.slice(1);
    for (let tries = 0; tries < 5; tries += 1) {
      // One that read would have everything before it could leave.
      const client = await rawClient(site.port, get(target, 'Accept-Encoding: br\r\n'), false);
      await until(() => held(file) === 1);
      client.socket.resetAndDestroy();
      await until(() => held(file) === 0);
    }
  },
);

test('server/bounds HEAD, 304 and an empty page hold no descriptor', async () => {
  expect(await site.ask('/page', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  expect(await site.ask('/nope', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  expect((await site.ask('/page', { 'If-None-Match': '*' })).status).toBe(304);
  expect(await site.ask('/empty')).toMatchObject({ status: 200, text: '' });
  await until(() => ['page.html', 'empty.html', '404.html'].every((file) => held(file) === 0));
});

test.each(['EACCES', 'EMFILE', 'EIO'])('server/faults a page that fails with %s is a 500', async (code) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mend = failToOpen('page.html', code);
  const reply = await site.ask('/page');
  mend();
  expect(reply).toMatchObject({ status: 500, text: '500 The server says why on its terminal\n' });
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(reply.headers).not.toHaveProperty('etag');
  expect(String(report.mock.calls[0]?.[0])).toContain(code);
  report.mockRestore();
  expect((await site.ask('/page')).status).toBe(200);
});

test('server/faults a page, and a 404 page, that go after they were found are missing', async () => {
  const mends = ['page.html', '404.html'].map((file) => failToOpen(file, 'ENOENT'));
  const replies = [await site.ask('/page'), await site.ask('/nope')];
  for (const mend of mends.reverse()) mend();
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, text: '404 Not found\n' });
});

test.each(['', 'Accept-Encoding: br\r\n'])(
  'server/faults a file that is shortened on the way ends the connection, and does not pass for whole (%j)',
  async (more) => {
    const content = Array.from({ length: 4_000_000 }, (_, at) => at % 7_919).join();
    const size = content.length;
    site.write('short.txt', content);
    const client = await rawClient(site.port, get('/short.txt', more), false);
    await until(() => held('short.txt') === 1);
    truncateSync(path.join(site.root, 'short.txt'), 1_000);
    const parts: string[] = [];
    client.socket.on('data', (chunk: Buffer) => parts.push(chunk.toString('latin1')));
    await client.closed;
    const text = parts.join('');
    // Neither the end of a compressed answer, nor as many bytes as a plain one has announced.
    expect(text.endsWith('0\r\n\r\n')).toBe(false);
    expect(text.length).toBeLessThan(size);
    // The server closes the file after the connection, on a thread of its own.
    await until(() => held('short.txt') === 0);
  },
);
