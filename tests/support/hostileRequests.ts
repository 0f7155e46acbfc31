import { hostileQueries } from './hostileQueries';
import { seeded } from './seeded';

const METHODS: readonly string[] = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'DELETE',
  'CONNECT',
  'G\u0000T',
  '',
];

const PATHS: readonly string[] = [
  '/',
  '//',
  '*',
  '/page',
  '/big.bin',
  '/big.txt',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/%',
  '//x/%',
  '/.git/config',
  '/a'.repeat(4_000),
  `/${'%E4%BA%A7'.repeat(800)}`,
  'http://evil.example/page',
  '/1/indexes/*/queries?x-algolia-application-id=a&x-algolia-api-key=k',
  '/search?keyword=text',
  `/search?keyword=text&searchIndexes=${'docs,'.repeat(2_000)}`,
  '/search?keyword=%FF&limit=1e9',
];

const HEADERS: readonly string[] = [
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=5-2',
  `Range: bytes=${'0-1,'.repeat(500)}`,
  'Accept-Encoding: br',
  `Accept-Encoding: ${'gzip;q=0.1, '.repeat(500)}`,
  `If-None-Match: ${'"a", '.repeat(1_000)}`,
  'If-Modified-Since: never',
  'Origin: https://evil.example',
  'Origin: http://localhost:4173',
  'Sec-Fetch-Site: cross-site',
  'Expect: 100-continue',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Transfer-Encoding: chunked',
  'Content-Length: 99999999999',
  'Content-Length: -1',
  'X-Null: \0',
  `X-Long: ${'x'.repeat(20_000)}`,
];

const provider = (more: object): string =>
  JSON.stringify({ requests: [{ indexName: 'docs', query: 'text', ...more }] });

const BODIES: readonly string[] = [
  '{',
  '['.repeat(50_000),
  provider({ facetFilters: [Array.from({ length: 5_000 }, (_, at) => `lang:${at}`)] }),
  provider({ facetFilters: [['__proto__:x', 'lang:en']], attributesToSnippet: ['content:999'] }),
  provider({ hitsPerPage: 100, highlightPreTag: 'x'.repeat(50), query: 'a b c d e f g h i j k l m n o p' }),
  JSON.stringify({ requests: Array.from({ length: 20 }, () => ({ indexName: 'docs', query: 'text' })) }),
  'x'.repeat(200_000),
  '0\r\n\r\nGET /page HTTP/1.1\r\nHost: localhost\r\n\r\n',
];

/**
 * Requests that no reader's browser sends, as bytes: wrong methods, addresses, names, headers and lengths, bodies that are too long,
 * too deep or cut off, requests inside requests. A query of `hostileQueries` is asked in every fourth.
 * @param count how many; the same ones in every run
 */
export function hostileRequests(count: number): string[] {
  const random = seeded(15);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const queries = hostileQueries(count).map((query) =>
    encodeURIComponent(query.replace(/\p{Cs}/gu, '')).slice(0, 10_000),
  );
  return queries.map((query, at) => {
    const path = at % 4 === 0 ? `/search?keyword=${query}` : pick(PATHS);
    const host = at % 10 === 0 ? 'Host: evil.example' : 'Host: localhost';
    const headers = [host, pick(HEADERS), pick(HEADERS)].slice(random() < 0.05 ? 1 : 0);
    const body = random() < 0.4 ? pick(BODIES) : '';
    const method = body && random() < 0.7 ? 'POST' : pick(METHODS);
    const length = body && random() < 0.8 ? [`Content-Length: ${body.length}`] : [];
    const lines = [`${method} ${path} HTTP/1.1`, ...headers, ...length];
    const whole = `${lines.join('\r\n')}\r\n\r\n${body}`;
    return random() < 0.1 ? whole.slice(0, Math.floor(random() * whole.length)) : whole;
  });
}
