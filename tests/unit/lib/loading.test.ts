import { afterEach, expect, test, vi } from 'vitest';
import { askStatus, isThere } from '../../../lib/loading';

afterEach(() => vi.unstubAllGlobals());

test('issue 7.3 the status of an answer, asked for without a body and past caches', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  vi.stubGlobal('fetch', fetch);
  expect(await askStatus('/reports/a.html')).toBe(404);
  expect(fetch).toHaveBeenCalledWith('/reports/a.html', { method: 'HEAD', cache: 'no-store' });
});

test('issue 7.3 no answer is no status', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await askStatus('/reports/a.html')).toBe(0);
});

test.each([
  [200, true],
  [204, true],
  [199, false],
  [0, false],
  [304, false],
  [404, false],
  [500, false],
])('issue 7.3 status %d means that the file is there: %s', (status, there) => {
  expect(isThere(status)).toBe(there);
});
