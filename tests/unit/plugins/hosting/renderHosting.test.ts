import { expect, test } from 'vitest';
import type { HeaderRule } from '../../../../site/headers';
import {
  redirectPages,
  redirectTargets,
  renderRedirects,
} from '../../../../plugins/hosting/server-files/redirects';
import { renderHeaders } from '../../../../plugins/hosting/server-files/headers';
import { renderRobots } from '../../../../plugins/hosting/server-files';
import { renderNginx } from '../../../../plugins/hosting/server-files/nginx';

test('S2-17 a redirect is written once per language, below the base', () => {
  const redirects = [{ from: '/old', to: '/new', reason: 'moved' }];
  expect(renderRedirects(redirectTargets(redirects, '/'))).toBe('/old /new 301\n/zh/old /zh/new 301\n');
  expect(renderRedirects(redirectTargets(redirects, '/docs/'))).toBe(
    '/docs/old /docs/new 301\n/docs/zh/old /docs/zh/new 301\n',
  );
});

test('headers are written as blocks', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { 'X-A': '1', 'X-B': '2' } },
    { path: '/static/*', headers: { 'X-C': '3' } },
  ];
  expect(renderHeaders(rules, '/')).toBe('/*\n  X-A: 1\n  X-B: 2\n\n/static/*\n  X-C: 3\n');
});

test('robots.txt names the sitemap', () => {
  expect(renderRobots('https://a.example/')).toContain('Sitemap: https://a.example/sitemap.xml');
});

test('issue 7.6 a host without redirects gets pages that lead on, in each language, and loses no page', () => {
  const redirects = [
    { from: '/old', to: '/new#part', reason: 'moved' },
    { from: '/guide', to: '/guide/start', reason: 'shortened' },
    { from: '/index', to: '/', reason: 'linked' },
  ];
  const files = ['index.html', 'guide/start.html', 'zh/guide/start.html'];
  const pages = new Map(
    redirectPages({
      targets: redirectTargets(redirects, '/docs/'),
      base: '/docs/',
      origin: 'https://a.example',
      files,
    }),
  );
  expect([...pages.keys()]).toEqual([
    'old.html',
    'zh/old.html',
    'guide.html',
    'guide/index.html',
    'zh/guide.html',
    'zh/guide/index.html',
    'zh/index.html',
  ]);
  expect(pages.get('zh/old.html')).toContain('content="0; url=/docs/zh/new#part"');
  expect(pages.get('zh/old.html')).toContain('<link rel="canonical" href="https://a.example/docs/zh/new" />');
  expect(pages.get('zh/old.html')).toContain('<html lang="zh">');
});

const targets = [
  { lang: 'en', from: '/docs/old', to: '/docs/new' },
  { lang: 'en', from: '/docs/part', to: '/docs/new#part' },
] as const;
const text = renderNginx({ targets, base: '/docs/', policy: { 'default-src': ["'none'"] } });

test('S2-17 a redirect keeps the query, and the hash of the reader, whom a hash of its own would take it from', () => {
  const lines = text.split('\n').filter((line) => line.includes('/docs/new'));
  expect(lines).toEqual([
    ...Array<string>(2).fill('  return 301 "/docs/new$is_args$args";'),
    ...Array<string>(2).fill('  return 301 "/docs/new?section=part";'),
  ]);
});

test('security: an address that is repeated in a redirect can lead to no other host', () => {
  const [, pattern = ''] = /location ~ (\^\(.+\)\$) \{\n {2}return 308 \$1/.exec(text) ?? [];
  const repeated = (address: string) => new RegExp(pattern).exec(address)?.[1];
  expect(repeated('/docs/guide/a.html')).toBe('/docs/guide/a');
  expect(repeated('/docs/guide/')).toBe('/docs/guide');
  for (const address of [
    '//evil.example/',
    '/docs//evil.example/',
    '/docs/\\evil.example/',
    '/docs/a\r\nb/',
  ]) {
    expect(repeated(address), address).toBeUndefined();
  }
});
