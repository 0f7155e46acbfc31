import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearchServer, openIndex } from '../../../tools/searchServe';
import { pushSite } from '../../../tools/searchPush';
import { httpServer, listenLocally, type LocalServer } from '../../../tools/server/httpServer';

const ELSE = 'Nothing else is here. '.repeat(5);
const site = mkdtempSync(path.join(tmpdir(), 'searched-'));
writeFileSync(
  path.join(site, 'a.html'),
  `<html lang="en"><body><main><h1>Tiles</h1><p>${ELSE}Sweet &lt;b&gt; words of a map. ${ELSE}</p><h2 id="map">Map</h2><p>中文对比</p></main></body></html>`,
);

/** What the provider was asked, and what it answers from now on. */
const asked: string[] = [];
let status = 200;
let provider: LocalServer;
let service: LocalServer;
beforeAll(async () => {
  provider = await listenLocally(
    httpServer(async (request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]} ${await text(request)}`);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ taskID: 1, status: 'published', message: 'refused' }));
    }),
  );
  const indexes = [
    openIndex('docs', site, 'https://rsdoctor.rs/'),
    openIndex('blog', site, 'https://blog.example/x/'),
  ];
  service = await listenLocally(createSearchServer(indexes, ['docs.example']));
});
afterAll(async () => {
  await Promise.all([provider.close(), service.close()]);
  rmSync(site, { recursive: true });
});

const push = (args: string[], env: NodeJS.ProcessEnv = {}) => {
  const names = { DOCSEARCH_APP_ID: 'APP', DOCSEARCH_INDEX_NAME: 'docs', DOCSEARCH_HOSTS: provider.origin };
  asked.splice(0);
  return pushSite(args, { ...names, SITE_ROOT: site, ...env });
};
const KEY = { DOCSEARCH_WRITE_KEY: 'write' };

test('issue 6.6 without arguments nothing is sent; --upload fills a copy with texts written for HTML, and moves it', async () => {
  expect(await push([])).toMatch(/^4 records of 1 pages\nNothing was sent\. .*-- --upload$/);
  expect(asked).toEqual([]);
  expect(await push(['--upload'], KEY)).toBe('All records of APP/docs are replaced: 4 records of 1 pages.');
  expect(asked[0]).toMatch(/^PUT \/1\/indexes\/docs\/settings .*"attributeForDistinct":"url"/);
  expect(asked.find((call) => call.includes('/batch'))).toContain('Sweet &lt;b&gt; words of a map.');
  expect(asked.filter((call) => call.includes('/batch') && call.includes('/docs/'))).toEqual([]);
  expect(asked.some((call) => call.includes('"operation":"move","destination":"docs"'))).toBe(true);
});

test.each([
  [403, /^Upload to APP\/docs failed \(403\): .*DOCSEARCH_WRITE_KEY is a key .*addObject/],
  [400, /^Upload to APP\/docs failed \(400\): .*replaced all at once or not at all/],
])(
  'issue 6.6 a provider that answers %i is one line with the fix, and no record has moved',
  async (code, line) => {
    status = code;
    await expect(push(['--upload'], KEY)).rejects.toThrow(line);
    status = 200;
    expect(asked.filter((call) => call.includes('operation'))).toEqual([]);
  },
);

test.each([
  [[], { DOCSEARCH_INDEX_NAME: '' }, /^Set DOCSEARCH_INDEX_NAME and run/],
  [['--upload'], {}, /^Set DOCSEARCH_WRITE_KEY and run/],
  [['--upload'], { ...KEY, DOCSEARCH_API_KEY: 'write' }, /keep it secret\.$/],
  [['--force'], {}, /^Unknown option '--force'/],
  [[], { SITE_ROOT: path.join(site, 'gone') }, /Run `npm run build` first\.$/],
])('issue 6.6 bad input stops it with one line on what to do: %j %j', async (args, env, line) => {
  await expect(push(args, env)).rejects.toThrow(line);
  expect(asked).toEqual([]);
});

const post = (body: string, Origin = 'http://127.0.0.1:4173') =>
  fetch(`${service.origin}/1/indexes/*/queries`, { method: 'POST', body, headers: { Origin } });
const hitsOf = async (request: object) => {
  const body = JSON.stringify({ requests: [{ indexName: 'docs', ...request }] });
  return ((await (await post(body)).json()) as { results: [{ hits: object[]; queryID?: string }] })
    .results[0];
};

test('S7-1 S7-8 the service answers DocSearch: places, marks, snippets, filters, and a query id when clicks are counted', async () => {
  const found = await hitsOf({ query: 'TILE', facetFilters: ['lang:en'], clickAnalytics: true });
  expect(found.queryID).toBeTruthy();
  expect(found.hits[0]).toMatchObject({
    url: 'https://rsdoctor.rs/a',
    hierarchy: { lvl1: 'Tiles', lvl2: null },
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Tile</mark>s', matchLevel: 'full' } } },
  });
  const cut = await hitsOf({ query: 'words' });
  expect(cut).not.toHaveProperty('queryID');
  expect(cut.hits[0]).toMatchObject({
    content: expect.stringMatching(/Sweet &lt;b&gt; words of a map\./) as string,
    _snippetResult: {
      content: { value: expect.stringMatching(/^….*Sweet &lt;b&gt; <mark>words<\/mark>.*…$/) as string },
    },
  });
  expect((await hitsOf({ query: '对比' })).hits).toHaveLength(1);
  expect((await hitsOf({ query: 'tile', facetFilters: [['lang:zh']] })).hits).toEqual([]);
});

test('pages of allowed hosts may read the service, and what it cannot answer is refused', async () => {
  const allowed = await Promise.all(
    ['http://localhost:1', 'https://docs.example', 'https://evil.example'].map(async (origin) =>
      (await post('{"requests":[]}', origin)).headers.get('access-control-allow-origin'),
    ),
  );
  expect(allowed).toEqual(['http://localhost:1', 'https://docs.example', null]);
  expect((await post('{')).status).toBe(400);
  expect((await fetch(`${service.origin}/search?keyword=a&searchIndexes=none`)).status).toBe(400);
});
