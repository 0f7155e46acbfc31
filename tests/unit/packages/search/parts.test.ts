import { describe, expect, test } from 'vitest';
import { createVocabulary } from '../../../../packages/search/createVocabulary';
import { lruCache } from '../../../../packages/search/lruCache';
import { mergeRanges } from '../../../../packages/search/mergeRanges';
import { LARGEST_PACKED, packNumbers, unpackNumbers } from '../../../../packages/search/packNumbers';
import { parseQuery } from '../../../../packages/search/parseQuery';
import * as LIMITS from '../../../../site/limits';

test('S9-21 a cache of 100 keeps the 100 used last', () => {
  expect(LIMITS.searchCache).toBe(100);
  const cache = lruCache<number>(LIMITS.searchCache);
  for (let key = 0; key < 100; key += 1) cache.set(`${key}`, key);
  cache.get('0');
  cache.set('new', 1);
  expect(cache.size()).toBe(100);
  expect([cache.get('0'), cache.get('1'), cache.get('new')]).toEqual([0, undefined, 1]);
  cache.clear();
  expect(cache.size()).toBe(0);
});

describe('numbers as letters', () => {
  test('come back as they were', () => {
    const numbers = [0, 1, 56, 57, 58, 91, 92, 500, 4000, LARGEST_PACKED];
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(JSON.stringify(packNumbers(numbers))).not.toContain('\\');
  });

  test('one that does not fit is refused', () => {
    expect(() => packNumbers([LARGEST_PACKED + 1])).toThrow('does not fit');
    expect(() => packNumbers([-1])).toThrow(RangeError);
  });
});

test('ranges that touch or overlap become one', () => {
  const merged = mergeRanges([
    { start: 6, length: 2 },
    { start: 0, length: 2 },
    { start: 1, length: 3 },
    { start: 4, length: 1 },
  ]);
  expect(merged).toEqual([
    { start: 0, length: 5 },
    { start: 6, length: 2 },
  ]);
});

describe('vocabulary', () => {
  const words = createVocabulary(['loader', 'loaders', 'load', 'plugin', 'ab', '产物', '产', '对比']);

  test('completes, corrects, and knows Chinese pairs with one wrong letter', () => {
    expect(words.startingWith('load')).toEqual(['loader', 'loaders']);
    expect(words.fuzzyMatches('plugni')).toEqual(['plugin']);
    expect(words.fuzzyMatches('xlug')).toEqual([]);
    expect(words.fuzzyBigrams('产勿')).toEqual(['产物']);
  });
});

describe('queries', () => {
  const units = (text: string) => parseQuery(text).units.map(({ raw }) => raw);

  test('stop words go, unless there is nothing else', () => {
    expect(units('how do I open the report')).toEqual(['open', 'report']);
    expect(units('how to')).toEqual(['how', 'to']);
    expect(units('怎么关闭规则')).toEqual(['关闭', '闭规', '规则']);
    expect(units('怎么')).toEqual(['怎么']);
  });

  test('a long query is cut, an empty one asks for nothing', () => {
    expect(parseQuery('word '.repeat(5000)).units.length).toBeLessThanOrEqual(24);
    expect(units(' \n<>?!')).toEqual([]);
  });
});
