import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import config from '../../../rspress.config';
import { listenLocally, readListenSettings, type LocalServer } from '../../../tools/server/httpServer';
import { createSiteServer } from '../../../tools/server/siteServer';
import { askRaw } from '../../support/askRaw';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'not found',
  'zh/index.html': '首页',
  'zh/404.html': '页面未找到',
  'guide/intro.html': 'intro',
  'guide/50% off.html': 'sale',
  'long.html': 'long',
  'rss/blog.rss': '<rss/>',
  'icon.svg': '<svg/>',
  '.nojekyll': '',
  _redirects: '/old /guide/intro 301\n/guide/intro /elsewhere 301\n/docs/old /docs/zh/?a=b 301\n',
  _headers:
    '# all\n/*\n  X-Frame-Options: DENY\n/long\n  X-Long: 1\n  X-Long: 2\n/rss/*\n  Cache-Control: max-age=5\n',
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
  site = await listenLocally(createSiteServer(root));
  below = await listenLocally(createSiteServer(root, '/docs/'));
});
afterAll(async () => {
  await site.close();
  await below.close();
  rmSync(root, { recursive: true });
});

/** Where an address leads: status and `Location`. */
async function leadsTo({ port }: LocalServer, target: string) {
  const { status, headers } = await askRaw(port, target);
  return { status, location: headers.location };
}

describe('the answers of the preview server', () => {
  test.each([
    ['S2-1', '/guide/intro?x=1', 200, 'intro'],
    ['S2-1', '/guide/50%25%20off', 200, 'sale'],
    ['S2-4', '/', 200, 'home'],
    ['S2-3 S2-4', '/zh/', 200, '首页'],
    ['S2-18', '/nope', 404, 'not found'],
    ['S2-18', '/guide/', 404, 'not found'],
    ['S2-18 S2-20', '/zh/a/b.html?x', 404, '页面未找到'],
    ['S2-18 S2-20', '/zh/%E4%B8', 404, '页面未找到'],
    ['hidden files:', '/_redirects', 404, 'not found'],
    ['hidden files:', '/.nojekyll', 404, 'not found'],
  ])('%s %s: %i', async (_row, target, status, text) => {
    expect(await askRaw(site.port, target)).toMatchObject({ status, text });
  });

  test.each([
    ['S2-4', '/zh', 308, '/zh/'],
    ['S2-5', '/guide/intro.html?a=1&b=%2F', 308, '/guide/intro?a=1&b=%2F'],
    ['S2-5', '/guide/50%25%20off.html', 308, '/guide/50%25%20off'],
    ['S2-6', '/index', 308, '/'],
    ['S2-6', '/zh/index.html?q', 308, '/zh/?q'],
    ['S2-6', '/guide/intro/index', 308, '/guide/intro'],
    ['S2-1', '/guide/intro/', 308, '/guide/intro'],
    ['moved:', '/old/?a=1', 301, '/guide/intro?a=1'],
    ['moved, own query:', '/docs/old?x', 301, '/docs/zh/?a=b'],
  ])('%s %s: %i to %s', async (_row, target, status, location) => {
    expect(await leadsTo(site, target)).toEqual({ status, location });
  });

  test.each([
    ['/docs/', 200, undefined],
    ['/docs?x', 308, '/docs/?x'],
    ['/docs/zh', 308, '/docs/zh/'],
    ['/docs/guide/intro.html', 308, '/docs/guide/intro'],
    ['/docs/old', 301, '/docs/zh/?a=b'],
    ['/guide/intro.html', 404, undefined],
  ])('below a base path, %s: %i to %s', async (target, status, location) => {
    expect(await leadsTo(below, target)).toEqual({ status, location });
  });

  test('headers are those of _headers, on errors and redirects too', async () => {
    const long = (await askRaw(site.port, '/long')).headers;
    expect(long).toMatchObject({ 'x-frame-options': 'DENY', 'x-long': '1, 2' });
    for (const target of ['/nope', '/old', '/zh'])
      expect((await askRaw(site.port, target)).headers['x-frame-options'], target).toBe('DENY');
    expect((await askRaw(site.port, '/rss/blog.rss')).headers['cache-control']).toBe('max-age=5');
    const revalidate = 'public, max-age=0, must-revalidate';
    expect((await askRaw(site.port, '/rss/no.rss')).headers['cache-control']).toBe(revalidate);
    expect((await askRaw(site.port, '/')).headers['cache-control']).toBe(revalidate);
  });

  test('S2-44 files say their type and charset', async () => {
    const typeOf = async (target: string) => (await askRaw(site.port, target)).headers['content-type'];
    expect(await typeOf('/')).toBe('text/html; charset=utf-8');
    expect(await typeOf('/rss/blog.rss')).toBe('application/rss+xml; charset=utf-8');
    expect(await typeOf('/icon.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await typeOf('/nope.svg')).toBe('text/html; charset=utf-8');
  });

  test('a copy that still holds is answered 304', async () => {
    const { headers } = await askRaw(site.port, '/long');
    const again = await askRaw(site.port, '/long', { 'If-None-Match': headers.etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['x-frame-options']).toBe('DENY');
  });

  test('nothing outside the site is served, and no redirect leaves it', async () => {
    const name = path.basename(root);
    for (const target of [
      `/../${name}/index.html`,
      `/%2e%2e/${name}/index`,
      `/..%2f${name}/index.html`,
      `/..%5c${name}/index.html`,
      '/index.html%00.png',
      '//evil.example/index',
      '/\\evil.example/index',
      '/%2fevil.example/index.html',
      '//zh',
      '/old%0d%0aset-cookie:x',
    ]) {
      const reply = await askRaw(site.port, target);
      expect(reply.status, target).toBe(404);
      expect(reply.headers, target).not.toHaveProperty('location');
    }
  });

  test('a new build needs no restart; a rule that real hosts skip in silence is named', async () => {
    write('new.html', 'new');
    write('_redirects', `${FILES._redirects}/newer /new 301\n`);
    expect((await askRaw(site.port, '/newer')).headers.location).toBe('/new');
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    write('_redirects', '/a /b 301\n/blog/* /news/:splat 302\n');
    expect(await askRaw(site.port, '/new')).toMatchObject({ status: 500 });
    expect(String(report.mock.lastCall)).toContain('_redirects: "/blog/* /news/:splat 302" must be');
    expect(() => createSiteServer(root)).toThrow('_redirects: ');
    report.mockRestore();
    write('_redirects', FILES._redirects ?? '');
  });
});

describe('the names of the preview server', () => {
  const { allowedHosts } = readListenSettings({ HOST: 'Desk.lan', ALLOWED_HOSTS: '.preview.example' }, 1);
  let named: LocalServer;
  beforeAll(async () => {
    named = await listenLocally(createSiteServer(root, '/', allowedHosts));
  });
  afterAll(() => named.close());
  const statusFor = async (Host: string) => (await askRaw(named.port, '/', { Host })).status;

  test.each(['localhost:1', 'docs.localhost', '192.168.1.7:80', '[::1]:80', 'desk.lan', 'a.preview.example'])(
    '%s is answered',
    async (host) => expect(await statusFor(host)).toBe(200),
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1@evil.example',
    'x.desk.lan',
  ])('%s is refused', async (host) => expect(await statusFor(host)).toBe(403));

  test('a refusal has nothing of the site, and names the setting', async () => {
    const { text, headers } = await askRaw(site.port, '/', { Host: 'evil.example' });
    expect(text).toBe('403 This server is not asked by that name; ALLOWED_HOSTS lists its names\n');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test('the development server has a list; without one it answers every name', () => {
    expect(config.builderConfig?.server?.allowedHosts).toEqual([]);
  });
});

describe('npm run preview', () => {
  const started: ChildProcess[] = [];
  afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

  function start(env: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
      env: { ...process.env, PORT: '0', HOST: '', SITE_ROOT: root, SITE_BASE: '', ...env },
    });
    started.push(child);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const line = new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk))),
    );
    const end = new Promise<{ code: number | null; stderr: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, stderr }));
    });
    return { line, end };
  }

  test('prints its address, and serves at the base path', async () => {
    const { line } = start({ SITE_BASE: '/docs/' });
    const [, address = ''] = /^Site: (http:\/\/127\.0\.0\.1:\d+\/docs\/) /.exec(await line) ?? [];
    expect(await (await fetch(address)).text()).toBe('home');
  });

  test('a taken port ends it with one line that has another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).end;
    other.close();
    const line = `Port ${port} is already in use. Set another one, such as PORT=${port + 1}\n`;
    expect({ code, stderr }).toEqual({ code: 1, stderr: line });
  });

  test.each([
    [{ SITE_ROOT: 'no-such-folder' }, 'There is no built site in no-such-folder. Run `npm run build` first.'],
    [{ PORT: 'x' }, 'PORT=x is not a port. Use a number from 0 to 65535, such as PORT=4173'],
    [
      { HOST: 'no.such.host.invalid' },
      /^Cannot listen on no\.such\.host\.invalid, port 0: .*\. Check HOST and PORT\.$/,
    ],
    [{ ALLOWED_HOSTS: '*' }, /^ALLOWED_HOSTS has "\*"; write names without port such as docs\.example/],
  ])('%j ends it with one line', async (env, line) => {
    const { code, stderr } = await start(env).end;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      line instanceof RegExp ? expect.stringMatching(line) : line,
    ]);
  });

  test('an output that was built for another base path is not served at this one', async () => {
    const built = mkdtempSync(path.join(tmpdir(), 'built-'));
    writeFileSync(path.join(built, 'index.html'), 'home');
    writeFileSync(path.join(built, '.rsdoctor-docs-output'), 'A build.\nBase path: /docs/\n');
    const { code, stderr } = await start({ SITE_ROOT: built, SITE_BASE: '/other/' }).end;
    rmSync(built, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^SITE_BASE=\/other\/, but .* was built for \/docs\/\. Leave SITE_BASE out/);
  });
});
