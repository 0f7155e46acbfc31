import { expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../../../../packages/search/types';
import { withHooks } from '../../../../theme/search/loadEngine';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('../../../../theme/search/indexAddress', () => ({ indexAddress: () => undefined }));
vi.mock('../../../../lib/siteSettings', async () => (await import('../../components/hostMocks')).settings());

const REQUEST: SearchRequest = { lang: 'en', version: '', limit: 7 };
const ANSWER: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};
const LIST = {
  index: 'x',
  label: 'X',
  current: false,
  groups: [{ renderType: 'custom' as const, group: 'X', result: 1 }],
};

const engine = () => {
  const search = vi.fn<SearchEngine['search']>(() => Promise.resolve(ANSWER));
  return { prepare: () => Promise.resolve(), search };
};

test('S7-20 the hooks are called in order, with what was typed, searched and found', async () => {
  const own = engine();
  const calls: unknown[] = [];
  const hooked = withHooks(own, {
    beforeSearch: (query, scope) => {
      calls.push(['before', query, scope]);
      return 'rewritten';
    },
    onSearch: (query, lists) => {
      calls.push(['on', query, lists.length]);
      return Promise.resolve([LIST]);
    },
    afterSearch: (query, answer) => void calls.push(['after', query, answer.lists.length]),
  });
  const answer = await hooked.search('typed', REQUEST);
  expect(own.search).toHaveBeenCalledWith('rewritten', REQUEST);
  expect(answer.lists.at(-1)).toEqual(LIST);
  expect(calls).toEqual([
    ['before', 'typed', { lang: 'en', version: '' }],
    ['on', 'rewritten', 1],
    ['after', 'rewritten', 2],
  ]);
});

test.each(['beforeSearch', 'onSearch', 'afterSearch'] as const)(
  'a %s that throws is logged and left out',
  async (name) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = () => {
      throw new Error('fault');
    };
    expect(await withHooks(engine(), { [name]: fault }).search('a', REQUEST)).toEqual(ANSWER);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(name), expect.any(Error));
    log.mockRestore();
  },
);

test('an aborted search does not reach the engine', async () => {
  const own = engine();
  const control = new AbortController();
  const hooked = withHooks(own, { beforeSearch: () => control.abort() as undefined });
  await expect(hooked.search('a', { ...REQUEST, signal: control.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(own.search).not.toHaveBeenCalled();
});
