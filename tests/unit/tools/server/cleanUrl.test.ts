import { describe, expect, test } from 'vitest';
import { cleanUrl } from '../../../../tools/server/cleanUrl';

const FILES = [
  '/index.html',
  '/zh/index.html',
  '/a/b.html',
  '/both.html',
  '/both/index.html',
  '/logo.svg',
  '/v1.0.html',
];
const has = (file: string) => FILES.includes(file);

test.each([
  ['S2-1', '/a/b', '/a/b.html', '/a/b'],
  ['S2-1', '/v1.0', '/v1.0.html', '/v1.0'],
  ['S2-1', '/a/b/', '/a/b.html', '/a/b'],
  ['S2-4', '/', '/index.html', '/'],
  ['S2-4', '/zh/', '/zh/index.html', '/zh/'],
  ['S2-4', '/zh', '/zh/index.html', '/zh/'],
  ['S2-5', '/a/b.html', '/a/b.html', '/a/b'],
  ['S2-5', '/zh.html', '/zh/index.html', '/zh/'],
  ['S2-6', '/a/b/index', '/a/b.html', '/a/b'],
  ['S2-6', '/a/b/index.html', '/a/b.html', '/a/b'],
  ['S2-6', '/index', '/index.html', '/'],
  ['S2-6', '/index.html', '/index.html', '/'],
  ['S2-6', '/zh/index', '/zh/index.html', '/zh/'],
  ['S2-6', '/zh/index.html', '/zh/index.html', '/zh/'],
  ['S2-1', '/both', '/both.html', '/both'],
  ['S2-1', '/both/', '/both/index.html', '/both/'],
  ['S2-1', '/logo.svg', '/logo.svg', '/logo.svg'],
])('%s %s is the file %s, served at %s', (_row, path, file, canonical) => {
  expect(cleanUrl(path, has)).toEqual({ file, canonical });
});

test.each(['/a', '/a/', '/a/c', '/logo.svg/', '/logo', '/a/b.htm', '/A/b', '/index/'])(
  'S2-18 nothing answers %s',
  (path) => {
    expect(cleanUrl(path, has)).toBeUndefined();
  },
);

describe('server/clean-urls', () => {
  const files = ['/a', '/a.html', '/a/index.html', '/a/index/index.html', '/a.html.html', '/index.html'];
  const forms = files.flatMap((file) => [
    file,
    file.replace(/\.html$/, ''),
    file.replace(/\/?(index)?\.html$/, '/'),
  ]);
  const sets = Array.from({ length: 2 ** files.length }, (_, bits) =>
    files.filter((_f, at) => bits & (1 << at)),
  );

  test('server/clean-urls a redirect is one hop to the same file, and every file is reachable, whatever exists', () => {
    for (const set of sets) {
      const find = (path: string) => cleanUrl(path, (file) => set.includes(file));
      for (const form of forms) {
        const answer = find(form);
        const message = `${form} with ${set.join(' ')}`;
        if (answer) expect(find(answer.canonical), message).toEqual(answer);
        if (set.includes(form)) expect(answer?.file, message).toBe(form);
      }
    }
  });
});
