import { expect, test } from 'vitest';
import type { HeaderRule } from '../../../../site/headers';
import { renderHeaders } from '../../../../plugins/hosting/renderHeaders';
import { renderRedirects } from '../../../../plugins/hosting/renderRedirects';
import { renderRobots } from '../../../../plugins/hosting/renderRobots';

test('S2-17 a redirect is written once per language, below the base', () => {
  const redirects = [{ from: '/old', to: '/new', reason: 'moved' }];
  expect(renderRedirects(redirects, '/')).toBe('/old /new 301\n/zh/old /zh/new 301\n');
  expect(renderRedirects(redirects, '/docs/')).toBe(
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
