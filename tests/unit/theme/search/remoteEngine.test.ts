import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResultList, SearchRequest } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { remoteEngine } from '../../../../theme/search/remoteEngine';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';

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

const asked: URL[] = [];
const answerWith = (answer: (signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(new URL(url));
    return answer(signal);
  });
const json = (body: unknown) => Promise.resolve(Response.json(body));
const findHits = (...hits: unknown[]) => answerWith(() => json([{ index: 'docs', hits }]));
const engine = (indexes = ['docs', 'blog']) =>
  remoteEngine({
    mode: 'remote',
    url: 'https://search.example/api',
    indexes: indexes.map((value) => ({ value, label: value.toUpperCase() })),
  });
const hitsOf = (lists: readonly ResultList[]) =>
  lists
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.renderType === 'default' ? group.hits : []));
const linksOf = (lists: readonly ResultList[]) => hitsOf(lists).map(({ link }) => link);
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  asked.splice(0);
  log.mockClear();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => log.mockRestore());

test('S7-11 S7-12 S7-13 S2-106 S2-107 one list for each index; rows of another lead to its site', async () => {
  const hits = [PAGE];
  answerWith(() =>
    json([
      { index: 'blog', hits },
      { index: 'docs', hits },
    ]),
  );
  const { lists } = await engine().search(' a&b=c ', REQUEST);
  expect(asked[0]?.href).toBe(
    'https://search.example/api?keyword=a%26b%3Dc&limit=7&searchIndexes=docs%2Cblog&lang=en',
  );
  expect(lists.map(({ label, current }) => [label, current])).toEqual([
    ['DOCS', true],
    ['BLOG', false],
  ]);
  const [ours, theirs] = lists.map((list) => linksOf([list])[0]);
  expect([ours, theirs]).toEqual(['/guide/bundle', 'https://blog.example/guide/bundle']);
});

test('S3-39 rows have type, heading anchor and ranges in the original text', async () => {
  findHits(PAGE);
  const { lists } = await engine().search('bund', REQUEST);
  expect(hitsOf(lists)).toContainEqual({
    type: 'content',
    title: 'Bundle size',
    header: 'Size',
    link: '/guide/bundle#size',
    statement: 'The Bündle grows.',
    highlightInfoList: [{ start: 4, length: 6 }],
  });
});

test('issue 6.4 a hit whose address cannot be decoded is left out; a heading like that leads to its page', async () => {
  const toc = [{ text: 'Size', id: '%00%ff%E0%A4%A', depth: 2, charIndex: 19 }];
  findHits({ ...PAGE, routePath: '/guide/%E0%A4%A' }, { ...PAGE, toc });
  const { lists } = await engine().search('size', REQUEST);
  expect(new Set(linksOf(lists))).toEqual(new Set(['/guide/bundle']));
});

test('security: a hit with an address that another host could read as its own is left out', async () => {
  const paths = ['//evil.example/', String.raw`/\evil.example/`, 'https://evil.example/', 'guide', ''];
  findHits(
    ...[...paths, 'javascript:alert(1)', '/guide/a'].map((routePath) => ({ ...PAGE, routePath })),
    null,
  );
  expect(linksOf((await engine().search('zzz', REQUEST)).lists)).toEqual(['/guide/a']);
});

test('S7-13 at most as many pages as are asked for; pages that have one word of two are said to be for that word', async () => {
  findHits(...Array.from({ length: 9 }, () => PAGE));
  const { lists, partial } = await engine().search('bundle zebra', REQUEST);
  expect(lists[0]?.groups).toHaveLength(REQUEST.limit);
  expect(partial).toBe('bundle');
  expect((await engine().search('bundle size', REQUEST)).partial).toBeUndefined();
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
  expect(await own.search('a', REQUEST)).toMatchObject({ failed: true, lists: [{ groups: [] }] });
  await own.search('a', REQUEST);
  expect(log).toHaveBeenCalledTimes(2);
  expect(asked).toHaveLength(2);
});

/** A service that is silent until nobody waits any more. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('a search that nobody waits for rejects and is not logged; one that takes too long has failed', async () => {
  answerWith(silence);
  const control = new AbortController();
  const left = engine().search('a', { ...REQUEST, signal: control.signal });
  control.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
  vi.useFakeTimers();
  const late = engine().search('a', REQUEST);
  await vi.advanceTimersByTimeAsync(LIMITS.remoteTimeout);
  vi.useRealTimers();
  expect(await late).toMatchObject({ failed: true });
});

test('issue 6.3 hostile queries: no exception, plain text, ranges inside it, an address of bounded length', async () => {
  // A service that finds whatever it is asked for.
  answerWith(() => {
    const text = asked.at(-1)?.searchParams.get('keyword') ?? '';
    const toc = [{ text, id: text, depth: 2, charIndex: 0 }];
    const page = { ...PAGE, title: `Page ${text}`, content: `${text} ${text}`, toc };
    return json([{ index: 'docs', hits: [page, { ...page, routePath: text }] }]);
  });
  for (const query of [...hostileQueries(hostileCount(process.env)), '🧱'.repeat(5000)]) {
    const { lists } = await engine().search(query, REQUEST);
    for (const { title, header, statement, type, link, highlightInfoList } of hitsOf(lists)) {
      expect(link).toMatch(/^\/guide\/bundle(?:#|$)/);
      const { length } = { title, header, content: statement }[type];
      for (const range of highlightInfoList) expect(range.start + range.length).toBeLessThanOrEqual(length);
    }
  }
  expect(log).not.toHaveBeenCalled();
  expect(Math.max(...asked.map(({ href }) => href.length))).toBeLessThan(4000);
  // Of a long query the beginning is sent, in whole letters.
  expect(asked.at(-1)?.searchParams.get('keyword')).toBe('🧱'.repeat(LIMITS.remoteQueryLength));
}, 120_000);
