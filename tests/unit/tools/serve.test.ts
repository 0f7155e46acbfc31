import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markText, OUTPUT_MARK } from '../../../plugins/hosting/outputFolder';
import { listenLocally, type LocalServer } from '../../../tools/server/httpServer';
import { createSiteServer } from '../../../tools/server/siteServer';
import { askRaw } from '../../support/askRaw';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'not found',
  'zh/index.html': '首页',
  'zh/404.html': '页面未找到',
  'guide/50% off.html': 'sale',
  'rss/blog.rss': '<rss/>',
  'release-0.3.html': 'moved',
  '.nojekyll': '',
  _redirects: '/old /guide/intro 301\n/docs/old /docs/zh/?a=b 301\n',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/rss/*\n  Cache-Control: max-age=5\n  Content-Type: application/rss+xml; charset=utf-8\n',
  [OUTPUT_MARK]: markText('/'),
};
const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
let site: LocalServer;
let below: LocalServer;
beforeAll(async () => {
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  site = await listenLocally(createSiteServer(root, '/', ['.preview.example']));
  below = await listenLocally(createSiteServer(root, '/docs/'));
});
afterAll(async () => {
  await Promise.all([site.close(), below.close()]);
  rmSync(root, { recursive: true });
});

test.each([
  ['S2-1', '/guide/50%25%20off?x=1', 200, 'sale'],
  ['S2-3 S2-4', '/zh/', 200, '首页'],
  ['a name with a dot:', '/release-0.3', 200, 'moved'],
  ['S2-18', '/guide/', 404, 'not found'],
  ['S2-18 S2-20', '/zh/a/b.html?x', 404, '页面未找到'],
  ['S2-18 S2-20', '/zh/%E4%B8', 404, '页面未找到'],
  ['hidden files:', '/_redirects', 404, 'not found'],
  ['hidden files:', '/.nojekyll', 404, 'not found'],
])('%s %s: %i', async (_row, target, status, content) => {
  expect(await askRaw(site.port, target)).toMatchObject({ status, text: content });
});

test.each([
  ['S2-4', '/zh', 308, '/zh/'],
  ['S2-5', '/guide/50%25%20off.html?b=%2F', 308, '/guide/50%25%20off?b=%2F'],
  ['S2-6', '/zh/index.html?q', 308, '/zh/?q'],
  ['S2-6', '/guide/50%25%20off/index', 308, '/guide/50%25%20off'],
  ['moved:', '/old/?a=1', 301, '/guide/intro?a=1'],
  ['moved, own query:', '/docs/old?x', 301, '/docs/zh/?a=b'],
  ['below a base path', '/docs?x', 308, '/docs/?x'],
  ['below a base path', '/docs/zh', 308, '/docs/zh/'],
])('%s %s: %i to %s', async (row, target, status, location) => {
  const reply = await askRaw((row.startsWith('below') ? below : site).port, target);
  expect(reply).toMatchObject({ status, headers: { location, 'x-frame-options': 'DENY' } });
});

test('S2-44 files say their type and charset, and errors are not kept', async () => {
  const { headers } = await askRaw(site.port, '/rss/blog.rss');
  expect(headers).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8' });
  expect(headers['cache-control']).toBe('max-age=5');
  expect((await askRaw(site.port, '/rss/no.rss')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect((await askRaw(site.port, '/', { 'If-None-Match': headers.etag })).status).toBe(200);
  expect((await askRaw(site.port, '/rss/blog.rss', { 'If-None-Match': headers.etag })).status).toBe(304);
});

test.each([
  `/../${path.basename(root)}/index.html`,
  `/%2e%2e/${path.basename(root)}/index`,
  `/..%5c${path.basename(root)}/index.html`,
  '//evil.example/index',
  '/\\evil.example/index',
  '/%2fevil.example/index.html',
  '/old%0d%0aset-cookie:x',
])('security: %s serves nothing outside the site, and leads nowhere', async (target) => {
  const { status, headers } = await askRaw(site.port, target);
  expect([status, headers.location]).toEqual([404, undefined]);
});

test.each([
  ['docs.localhost', 200],
  ['192.168.1.7:80', 200],
  ['a.preview.example', 200],
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1@evil.example', 403],
])('security: asked as %s, it answers with %i', async (Host, status) => {
  const reply = await askRaw(site.port, '/', { Host });
  expect(reply.status).toBe(status);
  if (status === 403) expect(reply.text).toMatch(/^403 .*ALLOWED_HOSTS/);
});

test('a new build needs no restart', async () => {
  write('_redirects', '/newer /new 301\n');
  expect((await askRaw(site.port, '/newer')).headers.location).toBe('/new');
});

const start = (env: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    env: { ...process.env, PORT: '0', HOST: '', SITE_ROOT: root, ...env },
  });

test('npm run preview ends with one line and the fix', { tags: ['whole-commands'] }, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const PORT = String((taken.address() as AddressInfo).port);
  const CURE = 'Cannot listen. Set another HOST or PORT (0 takes any free port): ';
  const SAID: [Record<string, string>, string][] = [
    [{ PORT }, `${CURE}listen EADDRINUSE: address already in use 127.0.0.1:${PORT}`],
    [{ PORT: 'x' }, CURE],
    [{ SITE_ROOT: 'gone' }, 'There is no built site in gone. Run `npm run build` first.'],
    [{ HOST: 'no.such.host.invalid' }, CURE],
    [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS has "*"; write names without port'],
  ];
  await Promise.all(
    SAID.map(async ([env, line]) => {
      const said = await text(start(env).stderr);
      expect(said.startsWith(line), said).toBe(true);
      expect(said.trimEnd().split('\n'), said).toHaveLength(1);
    }),
  );
  taken.close();
});
