import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBuiltPage } from '../../../../plugins/output/search-records/readBuiltPage';
import { toRecords } from '../../../../plugins/output/search-records/toRecords';
import { createSearchServer } from '../../../../tools/search-server/createSearchServer';
import { queryWords } from '../../../../tools/search-server/findWords';
import { markText } from '../../../../tools/search-server/markText';
import { askRaw } from '../../../support/askRaw';
import { rawClient, until } from '../../../support/rawClient';

const SITE = 'https://rsdoctor.rs/';
const TEXT = 'Words of a text. '.repeat(300);
const html = `<html lang="en"><body><main><h1>Page</h1><p>${TEXT}</p></main></body></html>`;
const pages = [readBuiltPage(html, '/a')].flatMap((page) => page ?? []);
const index = { name: 'docs', siteUrl: SITE, pages, records: pages.flatMap((page) => toRecords(page, SITE)) };
const PROVIDER = '/1/indexes/*/queries?x-algolia-application-id=a&x-algolia-api-key=k';

let server: Server;
let port = 0;
beforeEach(async () => {
  server = createSearchServer([index], undefined, { limits: { requestMs: 500, checkMs: 50 } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: { readonly message?: string; readonly results?: readonly unknown[] };
}
const ask = async (requests: readonly object[]): Promise<Answer> => {
  const body = JSON.stringify({ requests: requests.map((each) => ({ indexName: 'docs', ...each })) });
  const response = await fetch(`http://127.0.0.1:${port}${PROVIDER}`, { method: 'POST', body });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Answer['body'] };
};
const post = (length: number): string =>
  `POST ${PROVIDER} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe('every list of a request is bounded, and holds nothing twice', () => {
  test('an index that is named 3,000 times is searched once', async () => {
    const { text } = await askRaw(port, `/search?keyword=text&searchIndexes=${'docs,'.repeat(3_000)}`);
    expect((JSON.parse(text) as { index: string }[]).map((group) => group.index)).toEqual(['docs']);
  });

  test.each([
    ['filters of one list', { facetFilters: [Array.from({ length: 21 }, (_, at) => `lang:${at}`)] }],
    ['lists of filters', { facetFilters: Array.from({ length: 21 }, () => ['lang:en']) }],
    ['letters of a filter', { facetFilters: ['x'.repeat(201)] }],
    ['letters of a filter in a list', { facetFilters: [['x'.repeat(201)]] }],
    ['snippets', { attributesToSnippet: Array.from({ length: 21 }, () => 'content:1') }],
    ['letters of a snippet', { attributesToSnippet: [`${'x'.repeat(100)}:1`] }],
    ['letters of a name', { indexName: 'x'.repeat(101) }],
  ])('too many %s are refused', async (_what, request) => {
    expect((await ask([request])).status).toBe(400);
  });

  test('filters at the bounds are obeyed, however often they say the same', async () => {
    const any = ['lang:en', ...Array.from({ length: 19 }, () => 'lang:xx')];
    const facetFilters = Array.from({ length: 20 }, () => any);
    const { body } = await ask([
      { query: 'text', facetFilters },
      { query: 'text', facetFilters: [['lang:xx']] },
    ]);
    expect(body.results).toMatchObject([{ nbHits: 1 }, { nbHits: 0 }]);
  });

  test('one request asked twenty times gets twenty answers; hits are bounded together', async () => {
    const many = (hitsPerPage: number) => Array.from({ length: 20 }, () => ({ query: 'text', hitsPerPage }));
    const { body } = await ask(many(20));
    expect(body.results).toHaveLength(20);
    expect(new Set(body.results?.map((each) => JSON.stringify(each))).size).toBe(1);
    const refused = await ask(many(21));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringMatching(/requests: .*400 hits/),
    ]);
  });

  test('words that count and marks in a text are bounded', async () => {
    const query = Array.from({ length: 300 }, (_, at) => at.toString(36)).join(' ');
    expect(queryWords(query)).toHaveLength(32);
    const { value, matchLevel } = markText('a '.repeat(5_000), ['a'], { pre: '<b>', post: '</b>' });
    expect([value.split('<b>').length - 1, matchLevel]).toEqual([100, 'full']);
    expect(value.replace(/<\/?b>/g, '')).toBe('a '.repeat(5_000));
  });
});

describe('faults of a client are not faults of the server', () => {
  test.each([
    ['GET // HTTP/1.1', 404],
    ['GET //// HTTP/1.1', 404],
    ['GET //x:y@z:99999/ HTTP/1.1', 404],
    ['GET http://evil.example/search?keyword=a HTTP/1.1', 400],
    ['GET * HTTP/1.1', 400],
    ['GET /% HTTP/1.1', 404],
  ])('%s is a %i', async (line, status) => {
    const client = await rawClient(port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await client.closed;
    expect(client.text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a client that leaves in its body leaves no trace on the terminal', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = await rawClient(port, `${post(1_000)}{"requests"`);
    let connections = -1;
    const count = () => server.getConnections((_, number) => (connections = number));
    await until(() => count() && connections === 1);
    client.socket.resetAndDestroy();
    await until(() => count() && connections === 0);
    // The handler hears of it in a later turn.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(report.mock.calls).toEqual([]);
    report.mockRestore();
  });

  test('a body that is too long is answered before it has come, and the rest of it is not read', async () => {
    const client = await rawClient(port, post(50_000_000) + ' '.repeat(200_000));
    await client.closed;
    expect(client.text()).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('a body that comes byte by byte is ended in time', async () => {
    const client = await rawClient(port, post(1_000));
    const drip = setInterval(() => client.socket.write(' '), 20);
    const begun = Date.now();
    await client.closed;
    clearInterval(drip);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
});
