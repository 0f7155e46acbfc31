import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltPage } from '../../../../plugins/output/search-records/readBuiltPage';
import { toRecords } from '../../../../plugins/output/search-records/toRecords';
import { createSearchServer } from '../../../../tools/search-server/createSearchServer';
import { readIndexArgs } from '../../../../tools/search-server/readIndexArgs';

const html = (lang: string, body: string) =>
  `<html lang="${lang}"><body><nav><a aria-current="true">Guide</a></nav><main>${body}</main></body></html>`;
const pages = [
  readBuiltPage(
    html('en', '<h1>Éclair</h1><p>Sweet &lt;b&gt; tile.</p><h2 id="map">generateTileGraph</h2><p>Draws.</p>'),
    '/a',
  ),
  readBuiltPage(html('zh', '<h1>产物</h1><p>产物对比</p>'), '/zh/a'),
].flatMap((page) => page ?? []);
const SITE = 'https://rsdoctor.rs/';
const index = { name: 'docs', siteUrl: SITE, pages, records: pages.flatMap((page) => toRecords(page, SITE)) };

let server: Server;
let base = '';
beforeAll(async () => {
  server = createSearchServer([index]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The preview of this site. */
const PAGE = 'http://127.0.0.1:4173';
const KEYS = '?x-algolia-application-id=a&x-algolia-api-key=k';
const post = (body: string, query = KEYS) =>
  fetch(`${base}/1/indexes/*/queries${query}`, { method: 'POST', body, headers: { Origin: PAGE } });
const ask = async (request: object) => {
  const response = await post(JSON.stringify({ requests: [{ indexName: 'docs', ...request }] }));
  return (await response.json()) as {
    results: { hits: Record<string, never>[]; nbHits: number; queryID?: string }[];
  };
};

describe("the reference server, the provider's call", () => {
  test('S7-1 finds words without accents and case, and marks the original letters', async () => {
    const { results } = await ask({
      query: 'ECLAIR',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters: ['lang:en'],
    });
    expect(results[0]?.hits[0]).toMatchObject({
      url: 'https://rsdoctor.rs/a',
      type: 'lvl1',
      hierarchy: { lvl0: 'Guide', lvl1: 'Éclair' },
      _highlightResult: { hierarchy: { lvl1: { value: '<mark>Éclair</mark>', matchLevel: 'full' } } },
    });
  });

  test('words inside an identifier, and Chinese anywhere, are found; text is written for HTML', async () => {
    expect((await ask({ query: 'tile graph' })).results[0]?.hits[0]).toMatchObject({
      url: 'https://rsdoctor.rs/a#map',
    });
    expect((await ask({ query: '对比' })).results[0]?.nbHits).toBe(1);
    const [first] =
      (await ask({ query: 'sweet', attributesToSnippet: ['content:2'] })).results[0]?.hits ?? [];
    expect(first).toMatchObject({
      content: 'Sweet &lt;b&gt; tile.',
      _snippetResult: { content: { value: '<em>Sweet</em> &lt;b&gt;…' } },
    });
  });

  test('S7-8 the query id comes only when clicks are counted', async () => {
    expect((await ask({ query: 'sweet' })).results[0]).not.toHaveProperty('queryID');
    expect((await ask({ query: 'sweet', clickAnalytics: true })).results[0]?.queryID).toBeTruthy();
  });

  test('an empty query finds nothing', async () => {
    expect((await ask({ query: '' })).results[0]?.hits).toEqual([]);
  });

  test.each([
    [400, '{', KEYS, /JSON/],
    [400, '{"requests":[]}', KEYS, /requests/],
    [400, '{"requests":[{"indexName":"docs","hitsPerPage":9999}]}', KEYS, /hitsPerPage/],
    [403, '{}', '', /Application-ID/],
    [404, '{"requests":[{"indexName":"x"}]}', KEYS, /x does not exist/],
    [413, ' '.repeat(100_001), KEYS, /100000/],
  ])('answers %i with a message', async (status, body, query, message) => {
    const response = await post(body, query);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(await response.json()).toEqual({ status, message: expect.stringMatching(message) as string });
  });
});

describe('the reference server, the remote call', () => {
  test('S7-13 answers a list of groups with the documents of an index', async () => {
    const response = await fetch(`${base}/search?keyword=tile&limit=3&searchIndexes=docs&lang=en`);
    expect(await response.json()).toEqual([
      {
        index: 'docs',
        hits: [
          {
            id: 0,
            title: 'Éclair',
            content: 'Sweet <b> tile.\ngenerateTileGraph\nDraws.',
            routePath: '/a',
            domain: 'https://rsdoctor.rs',
            toc: [{ text: 'generateTileGraph', id: 'map', depth: 2, charIndex: 16 }],
            lang: 'en',
          },
        ],
      },
    ]);
  });

  test.each([
    [400, 'limit=3', /keyword is missing/],
    [400, 'keyword=a&limit=0', /limit must be/],
    [400, 'keyword=a&limit=x', /limit must be/],
    [400, 'keyword=a&lang=xx', /lang must be/],
    [404, 'keyword=a&searchIndexes=b', /names b; there is docs/],
  ])('answers %i to %s', async (status, query, message) => {
    const response = await fetch(`${base}/search?${query}`);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toMatch(message);
  });

  test('other methods and addresses are refused', async () => {
    expect((await fetch(`${base}/search`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${base}/1/indexes/*/queries`)).status).toBe(405);
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
  });
});

describe('arguments of the search server', () => {
  test('name indexes, their folders and their addresses', () => {
    expect(readIndexArgs([], SITE)).toEqual([{ name: 'docs', root: 'doc_build', siteUrl: SITE }]);
    expect(readIndexArgs(['docs=out', 'blog=../b@https://blog.example/x/'], SITE)).toEqual([
      { name: 'docs', root: 'out', siteUrl: SITE },
      { name: 'blog', root: '../b', siteUrl: 'https://blog.example/x/' },
    ]);
  });

  test.each([
    ['out', /must be name=folder/],
    ['=out', /must be name=folder/],
    ['docs=a docs=b', /docs is used twice/],
  ])('%s is refused', (args, message) => {
    expect(() => readIndexArgs(args.split(' '), SITE)).toThrow(message);
  });
});
