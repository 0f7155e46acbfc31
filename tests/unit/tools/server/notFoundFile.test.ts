import { expect, test } from 'vitest';
import { notFoundFile } from '../../../../tools/server/notFoundFile';

const has = (file: string) =>
  ['/404.html', '/zh/404.html', '/zh/guide/404.html', '/zh/../guide/404.html'].includes(file);

test.each([
  ['/nope', '/404.html'],
  ['/guide/nope', '/404.html'],
  ['/zhnope', '/404.html'],
  ['/en/zh/nope', '/404.html'],
  ['/zh', '/zh/404.html'],
  ['/zh/', '/zh/404.html'],
  ['/zh/nope', '/zh/404.html'],
  ['/zh/a/b/c', '/zh/404.html'],
  ['/zh/guide/nope', '/zh/guide/404.html'],
  ['/zh/%zz', '/zh/404.html'],
  ['/zh//evil', '/zh/404.html'],
  ['/zh/../guide/x', '/zh/404.html'],
  ['//zh/nope', '/404.html'],
  ['/../zh/x', '/404.html'],
  ['', '/404.html'],
])('S2-18 S2-20 the 404 page of %s is %s', (path, file) => {
  expect(notFoundFile(path, has)).toBe(file);
});

test('S2-18 a site without a 404 page has none to show', () => {
  expect(notFoundFile('/zh/x', () => false)).toBeUndefined();
});

test('server/bounds an address of 7,500 folders costs no more look-ups than one of 32', () => {
  let looks = 0;
  const file = notFoundFile('/a'.repeat(7_500), (each) => {
    looks += 1;
    return each === '/404.html';
  });
  expect({ file, looks }).toEqual({ file: '/404.html', looks: 33 });
});
