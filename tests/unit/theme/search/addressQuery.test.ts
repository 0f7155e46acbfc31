import { expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { addressQuery } from '../../../../theme/search/addressQuery';
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
