import { expect, test } from 'vitest';
import { renderNginx } from '../../../../../plugins/hosting/server-files/nginx';

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
