// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { recentSearchesKey } from '../../../../site/storageKeys';
import { recentResults, withRecent } from '../../../../theme/search/dialog/recentResults';

const result = (name: string) => ({ title: name, header: '', link: `/guide/${name}` });

afterEach(() => localStorage.clear());

test('what was opened last comes first, each address once, a few at most', () => {
  let list = withRecent([], result('a'));
  for (const name of ['b', 'c', 'a', 'd', 'e', 'f', 'g']) list = withRecent(list, result(name));
  expect(list.map(({ title }) => title)).toEqual(['g', 'f', 'e', 'd', 'a']);
  expect(list).toHaveLength(LIMITS.searchRecents);
});

test.each(['https://other.example/', '//other.example', '/\\other.example', 'javascript:alert(1)'])(
  'a result of another site is not kept: %s',
  (link) => {
    expect(withRecent([], { ...result('a'), link })).toEqual([]);
  },
);

test('each language has its own list', () => {
  recentResults('en').write([result('a')]);
  expect(recentResults('en').read()).toEqual([result('a')]);
  expect(recentResults('zh').read()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"title":"a"}'],
  ['no results', '[1,null,"a",{}]'],
  ['an address that runs', '[{"title":"a","header":"","link":"javascript:alert(1)"}]'],
  ['an address of another site', '[{"title":"a","header":"","link":"//other.example"}]'],
  ['a text of 10 kB', JSON.stringify([{ ...result('a'), title: 'x'.repeat(10_000) }])],
])('what the storage holds besides results is dropped: %s', (_, stored) => {
  localStorage.setItem(recentSearchesKey('en'), stored);
  expect(recentResults('en').read()).toEqual([]);
});

test('a stored list is never longer than what is kept', () => {
  const many = Array.from({ length: 50 }, (_, at) => result(String(at)));
  localStorage.setItem(recentSearchesKey('en'), JSON.stringify(many));
  expect(recentResults('en').read()).toHaveLength(LIMITS.searchRecents);
});
