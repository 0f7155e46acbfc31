import { expect, test } from 'vitest';
import { resolvePath } from '../../../../../packages/lean/router-shim/runtime/resolvePath';
import { withoutBase } from '../../../../../packages/lean/router-shim/runtime/readLocation';

const address = (to: Parameters<typeof resolvePath>[0]) => {
  const { pathname, search, hash } = resolvePath(to, '/zh/page');
  return `${pathname}${search}${hash}`;
};

test.each([
  ['/guide/a?x=1#y', '/guide/a?x=1#y'],
  ['/guide/', '/guide/'],
  ['/', '/'],
  ['#part', '/zh/page#part'],
  ['?lang=zh', '/zh/page?lang=zh'],
  ['', '/zh/page'],
  ['/a/../b/./c', '/b/c'],
  ['//elsewhere.example/x', '/elsewhere.example/x'],
  ['/a?#', '/a'],
])('issue 7.1 on /zh/page %s leads to %s', (to, expected) => {
  expect(address(to)).toBe(expected);
});

test('issue 7.1 an address may be given in parts', () => {
  expect(address({ pathname: '/a', search: 'b=1', hash: 'c' })).toBe('/a?b=1#c');
});

test.each([
  ['/docs/guide', '/docs', '/guide'],
  ['/docs', '/docs', '/'],
  ['/DOCS/guide', '/docs', '/guide'],
  ['/docsearch', '/docs', undefined],
  ['/guide', '', '/guide'],
])('issue 7.1 %s below %s is %s', (pathname, base, expected) => {
  expect(withoutBase(pathname, base)).toBe(expected);
});
