import { expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { addressQuery, searchAddress } from '../../../../theme/search/addressQuery';
import { hostileQueries } from '../../../support/hostileQueries';

test('issue 7.5 an address may carry a query, in any script', () => {
  expect(addressQuery('?search=webpack+loader')).toBe('webpack loader');
  expect(addressQuery('?navbar=0&search=%E4%BA%A7%E7%89%A9')).toBe('产物');
  expect(['', '?search=', '?search=%20%0A', '?query=a'].map(addressQuery)).toEqual(['', '', '', '']);
});

test('issue 7.5 whatever it carries, the query is one line of sensible length', () => {
  for (const text of hostileQueries(200)) {
    const query = addressQuery(`?${new URLSearchParams({ q: text })}`);
    expect([...query].length).toBeLessThanOrEqual(LIMITS.addressQueryLength);
    expect(query).not.toMatch(/[\n\r\t]/);
  }
  expect(addressQuery('?search=%ff%E0%A4%A')).not.toBe('');
});

test.each([
  ['words', 'bundle size'],
  ['Chinese', '产物体积'],
  ['signs of addresses', 'a&b=c#d?e%20+f'],
  ['markup', '<b>"x"</b>'],
])('issue 20.4 the address of a search opens it with the same query: %s', (_, query) => {
  const address = new URL(searchAddress('https://site.example/docs/zh/?old=1#part', ` ${query} `));
  expect(address.origin + address.pathname).toBe('https://site.example/docs/zh/');
  expect([...address.searchParams.keys()]).toEqual(['search']);
  expect(address.hash).toBe('');
  expect(addressQuery(address.search)).toBe(query);
});

test('issue 20.4 a query that is longer than an address may ask is cut at a whole letter', () => {
  const { search } = new URL(
    searchAddress('https://site.example/', '𠮷'.repeat(LIMITS.addressQueryLength + 9)),
  );
  expect(addressQuery(search)).toBe('𠮷'.repeat(LIMITS.addressQueryLength));
});
