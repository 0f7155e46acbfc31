import { expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { addressQuery } from '../../../../theme/search/addressQuery';
import { searchAddress } from '../../../../theme/search/dialog/searchAddress';

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
