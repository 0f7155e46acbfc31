import { symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite, type OpenSite } from './openSite';

const LONG = '0123456789'.repeat(500);
const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'long.html': LONG,
  'long.png': LONG,
  'rss/blog.rss': '<rss/>',
  'static/js/index.0123abcdef.js': LONG,
  'static/js/plain.js': 'plain',
  'static/moved.html': 'moved',
  _headers: [
    '/*',
    '  X-Frame-Options: DENY',
    '/long',
    '  X-Long: 1',
    '  X-Long: 2',
    '/rss/*',
    '  Content-Type: application/rss+xml; charset=utf-8; own=1',
    '/static/*',
    '  Cache-Control: public, max-age=5',
    '/static/js/index*',
    '  X-Index: 1',
  ].join('\n'),
};

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(FILES);
});
afterAll(() => site.close());

test('server/headers the rules of every matching path are sent, with files, errors and redirects', async () => {
  expect((await site.ask('/long')).headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-long': '1, 2' });
  expect((await site.ask('/nope')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect((await site.ask('/long.html')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect((await site.ask('/l%6fng?x=1')).headers).toMatchObject({ 'x-long': '1, 2' });
  expect((await site.ask('/')).headers).not.toHaveProperty('x-long');
});

test('server/headers a rule wins over our own value, but not on an error page', async () => {
  expect((await site.ask('/rss/blog.rss')).headers['content-type']).toContain('own=1');
  expect((await site.ask('/static/js/plain.js')).headers['cache-control']).toBe('public, max-age=5');
  const missing = (await site.ask('/static/js/index.ffffffffff.js')).headers;
  expect(missing).toMatchObject({ 'x-index': '1', 'cache-control': 'public, max-age=0, must-revalidate' });
  expect((await site.ask('/rss/nope.rss')).headers['content-type']).toBe('text/html; charset=utf-8');
  const redirect = await site.ask('/static/moved.html');
  expect(redirect.status).toBe(308);
  expect(redirect.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('S2-44 server/types pages and feeds say their type and charset', async () => {
  const plain = await openSite({ 'index.html': 'home', 'rss/blog.rss': '<rss/>' });
  expect((await plain.ask('/rss/blog.rss')).headers['content-type']).toBe(
    'application/rss+xml; charset=utf-8',
  );
  expect((await plain.ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
  plain.close();
});

test('server/caching hashed files are kept for a year, pages are asked for each time', async () => {
  const plain = await openSite({ 'index.html': 'home', 'static/js/index.0123abcdef.js': 'x' });
  const hashed = (await plain.ask('/static/js/index.0123abcdef.js')).headers;
  expect(hashed['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = (await plain.ask('/')).headers;
  expect(page['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(page.etag).toMatch(/^W\/"[0-9a-f]+-[0-9a-f]+"$/);
  plain.close();
});

test('server/conditional a copy that still holds is answered 304, until the file is written again', async () => {
  const first = await site.ask('/long');
  const known = { 'If-None-Match': first.headers.etag, 'Accept-Encoding': 'br' };
  const second = await site.ask('/long', known);
  expect({ status: second.status, size: second.bytes.length }).toEqual({ status: 304, size: 0 });
  expect(second.headers).toMatchObject({
    etag: first.headers.etag,
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-frame-options': 'DENY',
  });
  const feed = await site.ask('/rss/blog.rss', { 'If-None-Match': '*' });
  expect(feed.status).toBe(304);
  expect(feed.headers).not.toHaveProperty('content-type');
  const since = { 'If-Modified-Since': first.headers['last-modified'] };
  expect((await site.ask('/long', since)).status).toBe(304);
  utimesSync(path.join(site.root, 'long.html'), new Date(), new Date(Date.now() + 5_000));
  expect((await site.ask('/long', known)).status).toBe(200);
  expect((await site.ask('/nope', { 'If-None-Match': '*' })).status).toBe(404);
});

test('server/compression brotli before gzip, for text only, and never for small files or parts', async () => {
  const ask = (target: string, encoding: string, more = {}) =>
    site.ask(target, { 'Accept-Encoding': encoding, ...more });
  const brotli = await ask('/long', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(LONG);
  const gzip = await ask('/static/js/index.0123abcdef.js', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(LONG);
  for (const [target, encoding] of [
    ['/long', 'identity'],
    ['/long.png', 'br'],
    ['/', 'br'],
  ] as const) {
    expect((await ask(target, encoding)).headers, target).not.toHaveProperty('content-encoding');
  }
});

test.each(['bytes=10-2999', 'bytes=-5', 'bytes=5000-', 'bytes=0-1,3-4'])(
  'server/ranges who asks for a part (%s) gets the whole, as HTTP allows',
  async (Range) => {
    const reply = await site.ask('/long', { Range, 'Accept-Encoding': 'identity' });
    expect(reply).toMatchObject({ status: 200, text: LONG });
    expect(reply.headers).not.toHaveProperty('content-range');
  },
);

test('server/traversal nothing outside the site is served, and no redirect leaves it', async () => {
  const secret = await openSite({ 'secret.html': 'secret' });
  symlinkSync(secret.root, path.join(site.root, 'link'));
  const name = path.basename(secret.root);
  const targets = [
    ...['..', '%2e%2e', '.%2e', '%2E%2E'].flatMap((up) => [
      `/${up}/${name}/secret.html`,
      `/rss/${up}/${up}/${name}/secret`,
    ]),
    ...['..%2f', '..%5c', '..\\', '%252e%252e%252f'].map((up) => `/${up}${name}/secret.html`),
    '/link/secret',
    '/link/secret.html',
    '/index.html%00.png',
    '/long.html%00',
    ...[
      '//evil.example/index',
      '//evil.example/long.html',
      '/%2fevil.example/index',
      '/\\evil.example/index',
    ],
    ...['/%5cevil.example/', '//', '///', '//long', '//long.html', '/.//long.html'],
  ];
  for (const target of targets) {
    const reply = await site.ask(target);
    expect(reply, target).toMatchObject({ status: 404, text: 'not found' });
    expect(reply.headers, target).not.toHaveProperty('location');
  }
  secret.close();
});

test('server/rebuild a new build is served without a restart; wrong rules are answered 500 and named', async () => {
  const built = await openSite({ 'index.html': 'home' });
  expect((await built.ask('/new')).status).toBe(404);
  built.write('new.html', 'new');
  built.write('_redirects', '/old /new 301');
  expect((await built.ask('/new')).text).toBe('new');
  expect((await built.ask('/old')).headers.location).toBe('/new');
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  built.write('_redirects', '/old /new wrong');
  expect(await built.ask('/new')).toMatchObject({ status: 500 });
  expect(String(report.mock.calls[0]?.[0])).toContain('_redirects:1: "/old /new wrong" must be');
  report.mockRestore();
  built.close();
});

test('server/start wrong rule files, folders and base paths stop the start', async () => {
  await expect(openSite({ _headers: 'X-A: 1' })).rejects.toThrow(
    '_headers:1: "X-A" stands above the first path',
  );
  await expect(openSite({ _redirects: '/a' })).rejects.toThrow('_redirects:1:');
  for (const base of ['docs', '/docs', 'docs/', '//']) {
    await expect(openSite({}, base), base).rejects.toThrow(
      `Base path "${base}" must begin and end with a slash`,
    );
  }
});
