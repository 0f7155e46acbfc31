import { describe, expect, test, vi } from 'vitest';
import { hardenClient } from '../../../../../theme/search/provider/hardenClient';
import type { ProviderAnswer } from '../../../../../theme/search/provider/readAnswer';
import { rememberHosts } from '../../../../../theme/search/provider/rememberHosts';
import { SearchFailure } from '../../../../../theme/search/provider/SearchFailure';
import type { EmbeddedClient, HostsCache, ReadHost } from '../../../../../theme/search/provider/types';
import { hostileCount, hostileQueries } from '../../../../support/hostileQueries';

const HIT = {
  objectID: '1',
  url: 'https://x.example/a',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'G', lvl1: 'A' },
};
const ask = (query: string) => ({ requests: [{ query, indexName: 'docs' }] });

function harness(search: (params: ReturnType<typeof ask>) => Promise<unknown>, hosts?: string[]) {
  const transporter = {
    hosts: [{ url: 'old', accept: 'read', protocol: 'https' }] as ReadHost[],
    hostsCache: {} as HostsCache,
    algoliaAgent: {},
  };
  const onOutcome = vi.fn();
  const client = { search, addAlgoliaAgent: vi.fn(), transporter } as unknown as EmbeddedClient;
  return { client: hardenClient(client, { hosts, base: '/', onOutcome }), onOutcome, transporter };
}

const failing = (error: unknown) => harness(() => Promise.reject(error));

describe('the client of the provider', () => {
  test('S7-10 S3-45 answers with results[0]: hits, nbHits and queryID', async () => {
    const answer = { results: [{ hits: [HIT], nbHits: 9, queryID: 'q', page: 3 }, { hits: [] }] };
    const { client, onOutcome } = harness(() => Promise.resolve(answer));
    const { results } = (await client.search(ask('a') as never)) as unknown as { results: object[] };
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ nbHits: 9, queryID: 'q', hits: [{ url: '/a' }] });
    expect(onOutcome).toHaveBeenCalledWith({ query: 'a', count: 1 });
  });

  test.each([{}, { results: [] }, { results: [{}] }, { results: [{ hits: 7 }] }, null, 'html'])(
    'S8-4 %j is a failure, not an empty list',
    async (answer) => {
      const { client } = harness(() => Promise.resolve(answer));
      await expect(client.search(ask('a') as never)).rejects.toMatchObject({ name: 'RetryError' });
    },
  );

  test('S8-2 S8-3 every failure has the name that DocSearch shows, and carries status and message', async () => {
    const refusal = Object.assign(new Error('Invalid API key'), { name: 'ApiError', status: 403 });
    const { client, onOutcome } = failing(refusal);
    await expect(client.search(ask('a') as never)).rejects.toMatchObject({
      name: 'RetryError',
      message: 'Invalid API key',
      status: 403,
      cause: refusal,
    });
    expect(onOutcome).toHaveBeenCalledWith({ query: 'a', failure: expect.any(SearchFailure) });
  });

  test('an old query that fails late does not spoil the new one', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { client, onOutcome } = harness(({ requests: [request] }) =>
      request?.query === 'old'
        ? new Promise((_, reject) => {
            fail = reject;
          })
        : Promise.resolve({ results: [{ hits: [HIT] }] }),
    );
    const old = client.search(ask('old') as never);
    const now = client.search(ask('new') as never);
    fail(new Error('late'));
    expect(await old).toEqual(await now);
    expect(onOutcome.mock.calls).toEqual([[{ query: 'new', count: 1 }]]);
  });

  test('no more than 20 hits are taken, and bad ones are dropped (S9-7)', async () => {
    const { client } = harness(() =>
      Promise.resolve({ results: [{ hits: [null, ...Array(10_000).fill(HIT)] }] }),
    );
    const { results } = (await client.search(ask('a') as never)) as unknown as {
      results: { hits: object[] }[];
    };
    expect(results[0]?.hits).toHaveLength(19);
  });

  test('issue 6.3 hostile queries: what they find is bounded text inside the site', async () => {
    const { client, onOutcome } = harness(async ({ requests: [request] }) => {
      const query = request?.query ?? '';
      const marked = { value: `<mark>${query}</mark>${query}` };
      const levels = { lvl0: query, lvl1: query, lvl2: query };
      const found = ['https://x.example/a', query].map((url) => ({
        objectID: query,
        url,
        type: 'lvl1',
        content: query,
        hierarchy: levels,
        _snippetResult: { hierarchy: { lvl1: marked } },
      }));
      return { results: [{ hits: found }] };
    });
    const queries = hostileQueries(hostileCount(process.env));
    for (const query of queries) {
      const { results } = (await client.search(ask(query) as never)) as unknown as ProviderAnswer;
      for (const { url } of results[0].hits) expect(url).toMatch(/^\/(?!\/)/);
      let longest = 0;
      JSON.stringify(results, (_, value: unknown) => {
        if (typeof value === 'string') longest = Math.max(longest, value.length);
        return value;
      });
      // 2,000 letters, and one that keeps the name of a group from being a name of JavaScript.
      expect(longest).toBeLessThanOrEqual(2001);
    }
    expect(onOutcome).toHaveBeenCalledTimes(queries.length);
    expect(onOutcome.mock.calls.flat().filter((outcome) => 'failure' in outcome)).toEqual([]);
  }, 120_000);

  test('the hosts of the settings replace those of the client in the array it keeps', () => {
    const { transporter } = harness(() => Promise.resolve(), ['http://127.0.0.1:81', 'https://b.example']);
    expect(transporter.hosts).toEqual([
      { url: '127.0.0.1:81', accept: 'readWrite', protocol: 'http' },
      { url: 'b.example', accept: 'readWrite', protocol: 'https' },
    ]);
  });
});

test('S9-18 a host is found again under what it was remembered as, with or without state on it', async () => {
  const cache = {} as HostsCache;
  rememberHosts(cache, new Map());
  const host: ReadHost = { url: 'a.example', accept: 'read', protocol: 'https' };
  const stateful = { ...host, status: 'down', lastUpdate: 1 };
  await cache.set(stateful, stateful);
  expect(await cache.get(host, () => Promise.resolve('fresh'))).toBe(stateful);
  expect(await cache.get({ ...host, url: 'b.example' }, () => Promise.resolve('fresh'))).toBe('fresh');
});
