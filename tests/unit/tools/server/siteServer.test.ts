import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type OpenSite } from './openSite';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'zh/index.html': '首页',
  'zh/404.html': '页面未找到',
  'guide/intro.html': 'intro',
  'guide/intro.md': '# Intro',
  'zh/guide/intro.html': '介绍',
  'guide/50% off.html': 'sale',
  'guide/odd%20name.html': 'odd',
  'rss/blog.rss': '<rss/>',
  CNAME: 'docs.example',
  '.nojekyll': '',
  _redirects: [
    '/old /guide/intro 301',
    '/guide/intro /elsewhere 301',
    '/rss/blog.rss /zh/ 301',
    '/blog/2024/x%20y /news/2024/x%20y 301',
    '/zh/old /zh/guide/intro#part 301',
  ].join('\n'),
};

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(FILES);
});
afterAll(() => site.close());

describe('server/clean-urls', () => {
  test.each([
    ['S2-1', '/guide/intro', 'intro'],
    ['S2-1', '/guide/intro?x=1', 'intro'],
    ['S2-3', '/zh/guide/intro', '介绍'],
    ['S2-4', '/', 'home'],
    ['S2-4', '/zh/', '首页'],
    ['S2-1', '/guide/50%25%20off', 'sale'],
    ['S2-1', '/guide/odd%2520name', 'odd'],
    ['server/types', '/guide/intro.md', '# Intro'],
  ])('%s %s answers 200 with its page', async (_row, target, text) => {
    expect(await site.ask(target)).toMatchObject({ status: 200, text });
  });

  test.each([
    ['S2-4', '/zh', '/zh/'],
    ['S2-5', '/guide/intro.html?a=1&b=%2F', '/guide/intro?a=1&b=%2F'],
    ['S2-6', '/index', '/'],
    ['S2-6', '/zh/index.html?q', '/zh/?q'],
    ['S2-6', '/guide/intro/index', '/guide/intro'],
    ['S2-1', '/guide/intro/', '/guide/intro'],
    ['S2-5', '/guide/50%25%20off.html', '/guide/50%25%20off'],
  ])('%s %s is redirected to %s', async (_row, target, location) => {
    const { status, headers, text } = await site.ask(target);
    expect({ status, location: headers.location, text }).toEqual({ status: 308, location, text: '' });
  });
});

describe('server/not-found', () => {
  test.each([
    ['/nope', 'not found'],
    ['/guide/', 'not found'],
    ['/zhnope', 'not found'],
    ['/zh/nope', '页面未找到'],
    ['/zh/a/b.html?x', '页面未找到'],
    ['/%', 'not found'],
    ['/zh/%E4%B8', '页面未找到'],
    ['/old/deeper', 'not found'],
  ])('S2-18 S2-20 %s answers 404 in its language', async (target, text) => {
    const reply = await site.ask(target);
    expect(reply).toMatchObject({ status: 404, text });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(Buffer.byteLength(text)),
    });
  });

  test('S2-18 a site without 404 page still answers 404', async () => {
    const bare = await openSite({ 'index.html': 'home' });
    expect(await bare.ask('/nope')).toMatchObject({ status: 404, text: '404 Not found\n' });
    bare.close();
  });
});

describe('server/redirects', () => {
  test.each([
    ['/old', 301, '/guide/intro'],
    ['/old/?a=1', 301, '/guide/intro?a=1'],
    ['/blog/2024/x%20y?a', 301, '/news/2024/x%20y?a'],
    ['/zh/old?a=1', 301, '/zh/guide/intro?a=1#part'],
    ['/old?%0d%0aset-cookie:x', 301, '/guide/intro?%0d%0aset-cookie:x'],
    ['/old%0d%0aset-cookie:x', 404, undefined],
    ['/rss/blog.rss', 200, undefined],
  ])('server/redirects %s answers %i to %s', async (target, status, location) => {
    const { headers, ...reply } = await site.ask(target);
    expect({ status: reply.status, location: headers.location }).toEqual({ status, location });
  });

  test('server/redirects a rule leaves an existing page alone, in all its forms', async () => {
    expect(await site.ask('/guide/intro')).toMatchObject({ status: 200, text: 'intro' });
    expect((await site.ask('/guide/intro.html')).headers.location).toBe('/guide/intro');
  });
});

test.each(['/_redirects', '/_headers', '/_redirects?x', '/%5fredirects', '/_redirects/', '/.nojekyll'])(
  'server/hidden %s is not served',
  async (target) => {
    expect(await site.ask(target)).toMatchObject({ status: 404, text: 'not found' });
  },
);

describe('server/methods', () => {
  test('server/methods HEAD has the headers of GET and no body', async () => {
    for (const target of ['/guide/intro', '/nope', '/old']) {
      const get = await site.ask(target);
      const head = await site.ask(target, {}, 'HEAD');
      expect(head.text).toBe('');
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.status).toBe(get.status);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'server/methods %s answers 405',
    async (method) => {
      const reply = await site.ask('/guide/intro', {}, method);
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
    },
  );
});
