import { expect, test } from 'vitest';
import { keptPages } from '../../../../plugins/checks/keptPages';
import { fixture } from './fixture';

test('issue 14 pages that the gates read are handed on once, to whoever asks for the same folder', () => {
  const pages = fixture('good-site');
  keptPages.keep(pages);
  expect(keptPages.take('/another/docs')).toBeUndefined();
  expect(keptPages.take(pages.docsRoot)).toBe(pages);
  expect(keptPages.take(pages.docsRoot)).toBeUndefined();
});
