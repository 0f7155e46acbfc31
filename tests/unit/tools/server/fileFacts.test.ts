import { expect, test } from 'vitest';
import { cacheControl } from '../../../../tools/server/cacheControl';
import { contentType } from '../../../../tools/server/contentType';
import { isFresh } from '../../../../tools/server/isFresh';

test.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/rss/blog.rss', 'application/rss+xml; charset=utf-8'],
  ['/guide/a.md', 'text/markdown; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/static/s.json', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/static/a.js', 'text/javascript; charset=utf-8'],
  ['/static/a.css', 'text/css; charset=utf-8'],
  ['/a.AVIF', 'image/avif'],
  ['/a.webp', 'image/webp'],
  ['/a.svg', 'image/svg+xml; charset=utf-8'],
  ['/a.woff2', 'font/woff2'],
  ['/a.html/CNAME', 'application/octet-stream'],
  ['/a.unknown', 'application/octet-stream'],
])('S2-44 server/types %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

test.each([
  ['/static/js/index.0123abcdef.js', true],
  ['/static/js/index.0123abcdef.js.LICENSE.txt', true],
  ['/static/js/async/route-x.0123abcd.js', true],
  ['/static/search_index.en.0123abcd.json', true],
  ['/static/image/logo.0123abcd.svg', true],
  ['/static/js/index.js', false],
  ['/static/js/index.0123abc.js', false],
  ['/static/0123abcdef', false],
  ['/other/index.0123abcdef.js', false],
  ['/guide/static/index.0123abcdef.js', false],
  ['/index.html', false],
])('server/caching %s is kept for a year: %s', (file, kept) => {
  const value = kept ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
  expect(cacheControl(file)).toBe(value);
});

const TAG = 'W/"a-1"';
const WRITTEN = new Date('2024-05-06T07:08:09.900Z');

test.each([
  [{ 'if-none-match': 'W/"a-1"' }, true],
  [{ 'if-none-match': '"a-1"' }, true],
  [{ 'if-none-match': '"x", W/"a-1"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': 'Mon, 06 May 2024 07:08:09 GMT' }, false],
  [{ 'if-modified-since': 'Mon, 06 May 2024 07:08:09 GMT' }, true],
  [{ 'if-modified-since': 'Mon, 06 May 2024 07:08:08 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{}, false],
])('server/conditional %j is fresh: %s', (headers, fresh) => {
  expect(isFresh(headers, TAG, WRITTEN)).toBe(fresh);
});
