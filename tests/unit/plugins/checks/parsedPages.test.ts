import { expect, test } from 'vitest';
import { parsedPages } from '../../../../plugins/checks/parsedPages';
import { fixture } from './fixture';

test('issue 14 pages that the gates read are handed on once, to whoever asks for the same folder', async () => {
  const pages = fixture('good-site');
  parsedPages.put(pages.docsRoot, Promise.resolve(pages));
  expect(parsedPages.take('/another/docs')).toBeUndefined();
  expect(await parsedPages.take(pages.docsRoot)).toBe(pages);
  expect(parsedPages.take(pages.docsRoot)).toBeUndefined();
});
