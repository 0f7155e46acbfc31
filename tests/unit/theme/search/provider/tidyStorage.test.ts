// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { docSearchKeys } from '../../../../../site/storageKeys';
import { tidyStorage } from '../../../../../theme/search/provider/tidyStorage';

const [RECENT = '', FAVOURITE = ''] = docSearchKeys('docs');
const ENTRY = {
  objectID: '1',
  url: '/guide/a',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'A' },
};

beforeEach(() => localStorage.clear());

test('S9-19 keys are named by the index', () => {
  expect([RECENT, FAVOURITE]).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__docs',
    '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  ]);
});

test.each(['{', 'null', '7', '"text"', '{}', '[null]', '[{}]', '[{"objectID":"1"}]', '[[]]'])(
  'stored %s is removed',
  (stored) => {
    localStorage.setItem(RECENT, stored);
    localStorage.setItem(FAVOURITE, stored);
    tidyStorage('docs', '/');
    expect(localStorage.getItem(RECENT)).toBeNull();
    expect(localStorage.getItem(FAVOURITE)).toBeNull();
  },
);

test('S3-44 a good entry among bad ones stays, without highlight, snippet or unknown fields', () => {
  const good = { ...ENTRY, _snippetResult: { content: { value: '<img>' } }, evil: 1 };
  localStorage.setItem(RECENT, JSON.stringify([null, good, { ...ENTRY, url: 'javascript:alert(1)' }]));
  tidyStorage('docs', '/');
  const kept = JSON.parse(localStorage.getItem(RECENT) ?? '') as Record<string, unknown>[];
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ objectID: '1', url: '/guide/a', hierarchy: { lvl0: 'Guide', lvl1: 'A' } });
  for (const name of ['_snippetResult', '_highlightResult', 'evil']) expect(kept[0]).not.toHaveProperty(name);
});

test('entries of another index are left alone', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__other', '{');
  tidyStorage('docs', '/');
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__other')).toBe('{');
});
