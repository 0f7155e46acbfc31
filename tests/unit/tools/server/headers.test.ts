import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../../tools/server/parseHeaders';

const TEXT = `# security
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload

/static/*
  Cache-Control: public, max-age=31536000, immutable
  # inside a block

/static/data/*
  Link: </b.css>; rel=preload

/news/a%20b
Content-Security-Policy: default-src 'self'; connect-src https://a.example:8080
`;
const find = (path: string) => Object.fromEntries(headersFor(parseHeaders(TEXT), path));
const ALL = { 'x-frame-options': 'DENY', link: '</a.css>; rel=preload' };

test.each([
  ['/', ALL],
  ['/static', ALL],
  ['/static/a.css', { ...ALL, 'cache-control': 'public, max-age=31536000, immutable' }],
  [
    '/static/data/a.json',
    {
      'x-frame-options': 'DENY',
      link: '</a.css>; rel=preload, </b.css>; rel=preload',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
  ['/static/dataset', { ...ALL, 'cache-control': 'public, max-age=31536000, immutable' }],
  [
    '/news/a b',
    { ...ALL, 'content-security-policy': "default-src 'self'; connect-src https://a.example:8080" },
  ],
  ['/news/a b/c', ALL],
])('server/headers gives %s its headers', (path, headers) => {
  expect(find(path)).toEqual(headers);
});

test.each([
  ['  X-A: 1', '_headers:1: "X-A" stands above the first path'],
  ['/a\n  X-A 1', '_headers:2: "X-A 1" must be'],
  ['/a\n  X-A:', '_headers:2: "X-A:" must be'],
  ['/a\n  X A: 1', '_headers:2: "X A: 1" must be'],
  ['/a\n  X-A: 中', '_headers:2: "X-A: 中" must be'],
  ['/a\n  ! X-A', '_headers:2: "! X-A" must be'],
  ['/*/*\n  X-A: 1', '_headers:1: "/*/*" must be a path, with * at its end'],
  ['/a/*.json\n  X-A: 1', '_headers:1: "/a/*.json" must be a path'],
  ['/a/:year\n  X-A: 1', '_headers:1: "/a/:year" must be a path'],
  ['/a%\n  X-A: 1', '_headers:1: URI malformed'],
  ['https://a.example/*\n  X-A: 1', '_headers:1:'],
])('server/headers %j is an error that says so', (text, message) => {
  expect(() => parseHeaders(text)).toThrow(message);
});
