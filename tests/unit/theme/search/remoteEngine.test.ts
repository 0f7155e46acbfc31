import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResultList, SearchRequest } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { REMOTE_FAILED_LOG, remoteEngine } from '../../../../theme/search/remoteEngine';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';

const INDEXES = [
  { value: 'docs', label: 'Docs' },
  { value: 'blog', label: 'Blog' },
];
const REQUEST: SearchRequest = { lang: 'en', version: '', limit: 7 };
const PAGE = {
  id: 1,
  title: 'Bundle size',
  content: 'A bundle is small.\nSize\nThe Bündle grows.',
  routePath: '/guide/bundle',
  domain: 'https://blog.example',
  toc: [{ text: 'Size', id: 'size', depth: 2, charIndex: 19 }],
  lang: 'en',
};

const calls: { url: URL; signal: AbortSignal }[] = [];
const answerWith = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    calls.push({ url: new URL(url), signal: signal as AbortSignal });
    return answer();
  });
const hitsOf = (lists: readonly ResultList[]) =>
  lists
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.renderType === 'default' ? group.hits : []));
const json = (body: unknown) => Promise.resolve(Response.json(body));
const engine = (indexes = INDEXES) =>
  remoteEngine({ mode: 'remote', url: 'https://search.example/api', indexes });
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  calls.splice(0);
  log.mockClear();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => log.mockRestore());

describe('the remote engine', () => {
  test('S7-11 S7-12 asks with keyword, limit, searchIndexes and lang', async () => {
    answerWith(() => json([]));
    await engine().search(' a&b=c ', REQUEST);
    expect(calls[0]?.url.href).toBe(
      'https://search.example/api?keyword=a%26b%3Dc&limit=7&searchIndexes=docs%2Cblog&lang=en',
    );
  });

  test('S7-13 S2-106 S2-107 gives one list for each index; rows of another lead to its site', async () => {
    answerWith(() =>
      json([
        { index: 'blog', hits: [PAGE] },
        { index: 'docs', hits: [PAGE] },
      ]),
    );
    const { lists } = await engine().search('bundle', REQUEST);
    expect(lists.map(({ label, current }) => [label, current])).toEqual([
      ['Docs', true],
      ['Blog', false],
    ]);
    const links = lists.map(({ groups: [group] }) => group?.renderType === 'default' && group.hits[0]?.link);
    expect(links).toEqual(['/guide/bundle', 'https://blog.example/guide/bundle']);
  });

  test('S3-39 rows have type, heading anchor and ranges in the original text', async () => {
    answerWith(() => json([{ index: 'docs', hits: [PAGE] }]));
    const { lists } = await engine().search('bund', REQUEST);
    const [group] = lists[0]?.groups ?? [];
    if (group?.renderType !== 'default') throw new Error('no group');
    const grown = group.hits.find(({ link }) => link === '/guide/bundle#size');
    expect(grown).toMatchObject({ type: 'content', header: 'Size', statement: 'The Bündle grows.' });
    const [{ start, length } = { start: 0, length: 0 }] = grown?.highlightInfoList ?? [];
    expect(grown?.statement.slice(start, start + length)).toBe('Bündle');
  });

  test('issue 6.4 a hit whose address cannot be decoded is left out; a heading like that leads to its page', async () => {
    const odd = { ...PAGE, routePath: '/guide/%E0%A4%A' };
    const toc = [{ text: 'Size', id: '%00%ff%E0%A4%A', depth: 2, charIndex: 19 }];
    answerWith(() => json([{ index: 'docs', hits: [odd, { ...PAGE, toc }] }]));
    const { lists } = await engine().search('size', REQUEST);
    const links = hitsOf(lists).map(({ link }) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set(['/guide/bundle']));
  });

  test('security: a hit with an address that another host could read as its own is left out', async () => {
    const paths = ['//evil.example/', String.raw`/\evil.example/`, 'https://evil.example/', 'guide', ''];
    const hits = [...paths, 'javascript:alert(1)', '/guide/a'].map((routePath) => ({ ...PAGE, routePath }));
    answerWith(() => json([{ index: 'docs', hits: [...hits, null] }]));
    const { lists } = await engine().search('zzz', REQUEST);
    expect(hitsOf(lists).map(({ link }) => link)).toEqual(['/guide/a']);
  });

  test('S7-13 at most as many pages of an index as are asked for', async () => {
    answerWith(() => json([{ index: 'docs', hits: Array.from({ length: 9 }, () => PAGE) }]));
    const { lists } = await engine().search('bundle', REQUEST);
    expect(lists[0]?.groups).toHaveLength(REQUEST.limit);
  });

  test('pages that have one word of two are said to be for that word', async () => {
    answerWith(() => json([{ index: 'docs', hits: [PAGE] }]));
    const own = engine();
    expect((await own.search('bundle zebra', REQUEST)).partial).toBe('bundle');
    expect((await own.search('bundle size', REQUEST)).partial).toBeUndefined();
  });

  test('without indexes the groups of the service decide, and the first one is this site', async () => {
    answerWith(() =>
      json([
        { index: 'a', hits: [] },
        { index: 'b', hits: [] },
      ]),
    );
    const { lists } = await engine([]).search('bundle', REQUEST);
    expect(lists.map(({ label, current }) => [label, current])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('S9-21 a known query is not asked again, in another language it is', async () => {
    answerWith(() => json([]));
    const own = engine();
    await own.search('a', REQUEST);
    await own.search('a ', REQUEST);
    await own.search('a', { ...REQUEST, lang: 'zh' });
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['a status', () => Promise.resolve(new Response('', { status: 500 }))],
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken JSON', () => Promise.resolve(new Response('[{'))],
    ['no list', () => json({ hits: [] })],
    ['groups without hits', () => json([{ index: 'docs' }])],
  ])('S8-8 %s is logged, finds nothing, and is asked again', async (_, answer) => {
    answerWith(answer);
    const own = engine();
    const found = await own.search('a', REQUEST);
    expect(found.lists).toEqual([{ index: '', label: '', current: true, groups: [] }]);
    expect(found.failed).toBe(true);
    expect(log).toHaveBeenCalledWith(REMOTE_FAILED_LOG, expect.anything());
    await own.search('a', REQUEST);
    expect(calls).toHaveLength(2);
  });

  test('a stale request is aborted, with the error that the contract asks for and without a log', async () => {
    answerWith(
      () =>
        new Promise((_, reject) =>
          calls.at(-1)?.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const control = new AbortController();
    const asked = engine().search('a', { ...REQUEST, signal: control.signal });
    control.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
  });

  test('S8-8 after the time-out the service is given up', async () => {
    vi.useFakeTimers();
    answerWith(
      () =>
        new Promise((_, reject) =>
          calls.at(-1)?.signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const asked = engine().search('a', REQUEST);
    await vi.advanceTimersByTimeAsync(LIMITS.remoteTimeout);
    vi.useRealTimers();
    expect((await asked).lists[0]?.groups).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });

  test('issue 6.3 hostile queries: no exception, plain text, ranges inside it, an address of bounded length', async () => {
    for (const query of hostileQueries(hostileCount(process.env))) {
      // A service that finds whatever it is asked for.
      answerWith(() => {
        const asked = calls.at(-1)?.url.searchParams.get('keyword') ?? '';
        const toc = [{ text: asked, id: asked, depth: 2, charIndex: 0 }];
        const page = { ...PAGE, title: `Page ${asked}`, content: `${asked} ${asked}`, toc };
        return json([{ index: 'docs', hits: [page, { ...page, routePath: asked }] }]);
      });
      const { lists } = await engine().search(query, REQUEST);
      for (const { title, header, statement, type, link, highlightInfoList } of hitsOf(lists)) {
        expect(link).toMatch(/^\/guide\/bundle(?:#|$)/);
        const { length } = { title, header, content: statement }[type];
        for (const range of highlightInfoList) expect(range.start + range.length).toBeLessThanOrEqual(length);
      }
    }
    expect(log).not.toHaveBeenCalled();
    expect(Math.max(...calls.map(({ url }) => url.href.length))).toBeLessThan(4000);
  }, 120_000);

  test('of a long query its beginning is sent, in whole letters', async () => {
    answerWith(() => json([]));
    await engine().search('🧱'.repeat(5000), REQUEST);
    expect(calls[0]?.url.searchParams.get('keyword')).toBe('🧱'.repeat(LIMITS.remoteQueryLength));
  });
});
