import { describe, expect, test } from 'vitest';
import { findRedirect, parseRedirects } from '../../../../tools/server/parseRedirects';

const find = (text: string, path: string, query = '') => findRedirect(parseRedirects(text), path, query);

describe('server/redirects', () => {
  test.each([
    ['/old /new 301', '/old', '', '/new'],
    ['/old /new 301', '/old/', '', '/new'],
    ['/old/ /new 301', '/old', '', '/new'],
    ['/old /new 301 # moved in May', '/old', '', '/new'],
    ['/old /new 301', '/old', '?a=1', '/new?a=1'],
    ['/old /new?b=2 301', '/old', '?a=1', '/new?b=2'],
    ['/old /new#part 301', '/old', '?a=$&', '/new?a=$&#part'],
    ['/%E4%B8%AD /zh/ 301', '/中', '', '/zh/'],
    ['/old /中文 301', '/old', '', '/%E4%B8%AD%E6%96%87'],
    ['/ /docs/ 301', '/', '', '/docs/'],
  ])('server/redirects "%s" sends %s%s to its new address', (text, path, query, to) => {
    expect(find(text, path, query)).toBe(to);
  });

  test('server/redirects the first line of an address holds; comments and blank lines do not count', () => {
    const text = '# moved\n\n  /a /one 301\r\n/a /two 301\n/b /three 301\n';
    expect(find(text, '/a')).toBe('/one');
    expect(find(text, '/b')).toBe('/three');
    expect(parseRedirects(text).size).toBe(2);
  });

  test.each([
    ['/old /new 301', '/old/deeper'],
    ['/old /new 301', '/Old'],
    ['', '/'],
  ])('server/redirects "%s" leaves %s alone', (text, path) => {
    expect(find(text, path)).toBeUndefined();
  });

  test.each([
    '/a /b',
    '/a',
    '/a /b 302',
    '/a /b 301!',
    '/a /b 200',
    '/a /b 301 Country=de',
    'a /b 301',
    '//evil /b 301',
    '/a //evil.example 301',
    '/a https://example.com/ 301',
    '/a javascript:x 301',
    '/blog/* /news/:splat 301',
    '/:year /b 301',
  ])('server/redirects "%s", which this site never writes, is an error that says so', (line) => {
    expect(() => parseRedirects(line)).toThrow(
      `_redirects:1: "${line}" must be \`from to 301\`, two paths without wildcards`,
    );
  });

  test('server/redirects a bad percent sign is an error', () => {
    expect(() => parseRedirects('/a% /b 301')).toThrow('_redirects:1: URI malformed');
  });

  test('server/redirects all wrong lines are named at once', () => {
    expect(() => parseRedirects('/a\n/b /c 301\nx /y 301')).toThrow(/^_redirects:1: .*\n_redirects:3: .*$/);
  });
});
