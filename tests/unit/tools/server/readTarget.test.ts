import { expect, test } from 'vitest';
import { readTarget } from '../../../../tools/server/readTarget';

test.each([
  ['/', '/', ''],
  ['/a/b?x=1&y=%2F', '/a/b', '?x=1&y=%2F'],
  ['/a?', '/a', '?'],
  ['/%E4%B8%AD%20x', '/中 x', ''],
  ['/a?u=//evil/../', '/a', '?u=//evil/../'],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/a..b/c...', '/a..b/c...', ''],
  // Decoded once only: the second layer stays text.
  ['/%252e%252e/x', '/%2e%2e/x', ''],
])('server/target reads %s', (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query });
});

test.each([
  '',
  '*',
  'http://evil.example/',
  '//evil.example/index',
  '/a//b',
  '/..',
  '/../etc/passwd',
  '/a/../b',
  '/a/./b',
  '/%2e%2e/x',
  '/a/%2E./x',
  '/..%2fx',
  '/..%5cx',
  '/%5c%5cevil.example',
  '/\\evil.example/index',
  '/%2fevil.example/index',
  '/guide%2Fintro',
  '/a%00.html',
  '/a%0d%0aSet-Cookie:x',
  '/%',
  '/%zz',
  '/%E4%B8',
  '/.git/config',
  '/a/.env',
])('server/traversal refuses %s', (target) => {
  expect(readTarget(target)).toBeUndefined();
});
