import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from './openSite';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(
    {
      'index.html': 'home',
      '404.html': 'not found',
      'zh/index.html': '首页',
      'zh/404.html': '页面未找到',
      'guide/intro.html': 'intro',
      'docs/odd.html': 'odd',
      _redirects: '/docs/old /docs/guide/intro 301\n/ /docs/ 301',
      _headers: '/docs/guide/*\n  X-Guide: 1\n/guide/*\n  X-Wrong: 1',
    },
    '/docs/',
  );
});
afterAll(() => site.close());

test.each([
  ['/docs/', 200, 'home'],
  ['/docs/zh/', 200, '首页'],
  ['/docs/guide/intro', 200, 'intro'],
  ['/docs/app/x', 404, 'not found'],
  ['/docs/docs/odd', 200, 'odd'],
  ['/docs/nope', 404, 'not found'],
  ['/docs/zh/nope', 404, '页面未找到'],
  ['/docs/zh/%', 404, '页面未找到'],
  ['/docs/../guide/intro', 404, 'not found'],
  ['/guide/intro', 404, 'not found'],
  ['/zh/', 404, 'not found'],
  ['/docsx', 404, 'not found'],
])('server/base %s answers %i', async (target, status, text) => {
  expect(await site.ask(target)).toMatchObject({ status, text });
});

test.each([
  ['/docs', 308, '/docs/'],
  ['/docs?x=1', 308, '/docs/?x=1'],
  ['/docs/zh', 308, '/docs/zh/'],
  ['/docs/index.html', 308, '/docs/'],
  ['/docs/guide/intro.html?x', 308, '/docs/guide/intro?x'],
  ['/docs/old', 301, '/docs/guide/intro'],
  ['/', 301, '/docs/'],
])('server/base %s is redirected (%i) to %s', async (target, status, location) => {
  const { headers, ...reply } = await site.ask(target);
  expect({ status: reply.status, location: headers.location }).toEqual({ status, location });
});

test('server/base the rules of both files hold for whole addresses', async () => {
  const { headers } = await site.ask('/docs/guide/intro');
  expect(headers['x-guide']).toBe('1');
  expect(headers).not.toHaveProperty('x-wrong');
});
