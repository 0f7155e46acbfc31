import { describe, expect, test } from 'vitest';
import { findRedirect } from '../../../../tools/server/findRedirect';
import { parseRedirects } from '../../../../tools/server/parseRedirects';

const find = (text: string, path: string, query = '') => findRedirect(parseRedirects(text), { path, query });

describe('server/redirects', () => {
  test.each([
    ['/old /new 301', '/old', '', 301, '/new'],
    ['/old /new 302', '/old/', '', 302, '/new'],
    ['/old/ /new 303', '/old', '', 303, '/new'],
    ['/old /new 307 # moved in May', '/old', '', 307, '/new'],
    ['/old /new 308', '/old', '?a=1', 308, '/new?a=1'],
    ['/old /new?b=2 301', '/old', '?a=1', 301, '/new?b=2'],
    ['/old /new#part 301', '/old', '?a=1', 301, '/new?a=1#part'],
    ['/blog/* /news/:splat 301', '/blog/2024/a b', '', 301, '/news/2024/a%20b'],
    ['/blog/* /news/:splat 301', '/blog/', '', 301, '/news/'],
    ['/:year/:slug /p/:slug/:year 301', '/2024/x', '', 301, '/p/x/2024'],
    ['/go/* https://example.com:8080/:splat 302', '/go/a', '', 302, 'https://example.com:8080/a'],
    ['/find/* /s?q=:splat 301', '/find/a&b=c', '', 301, '/s?q=a%26b%3Dc'],
    ['/%E4%B8%AD /zh/ 301', '/中', '', 301, '/zh/'],
    ['/old /中文 301', '/old', '', 301, '/%E4%B8%AD%E6%96%87'],
    ['/app/* /app.html 200', '/app/x', '', 200, '/app.html'],
    ['/a.b /c 301\n/* /zh/404.html 404', '/axb', '', 404, '/zh/404.html'],
  ])('server/redirects "%s" answers %s%s', (text, path, query, status, to) => {
    expect(find(text, path, query)).toEqual({ status, to, force: false });
  });

  test('server/redirects the first match wins; comments and blank lines do not count', () => {
    const text = '# moved\n\n  /a /one 301\r\n/a /two 301\n/* /three 302\n';
    expect(find(text, '/a')?.to).toBe('/one');
    expect(find(text, '/b')?.to).toBe('/three');
    expect(parseRedirects(text)).toHaveLength(3);
  });

  test('server/redirects the exclamation mark forces', () => {
    expect(find('/a /b 301!', '/a')).toEqual({ status: 301, to: '/b', force: true });
  });

  test.each([
    ['/old /new 301', '/old/deeper'],
    ['/old /new 301', '/Old'],
    ['/blog/* /news/:splat 301', '/blogs/x'],
    ['/:one /x 301', '/a/b'],
    ['', '/'],
  ])('server/redirects "%s" leaves %s alone', (text, path) => {
    expect(find(text, path)).toBeUndefined();
  });

  test.each([
    ['/a /b', 'write `from to status`'],
    ['/a', 'write `from to status`'],
    ['/a /b 418', 'write `from to status`'],
    ['/a /b 301 Country=de', 'write `from to status`'],
    ['a /b 301', '"a" must be a path'],
    ['//evil /b 301', '"//evil" must be a path'],
    ['/a //evil.example 301', '"//evil.example" must be a path, or an address with a fixed host'],
    ['/a javascript:x 301', '"javascript:x" must be a path, or an address with a fixed host'],
    ['/a/* https://:splat/ 301', '"https://:splat/" must be a path, or an address with a fixed host'],
    ['/a/* https://example.com:splat 301', 'an address with a fixed host'],
    ['/a https://example.com/ 200', '"https://example.com/" must be a path'],
    ['/a/*/b/* /c 301', '"/a/*/b/*" has * twice'],
    ['/a /b/:splat 301', '"/b/:splat" uses :splat, which "/a" does not have'],
    ['/a/:x /b/:y 301', '"/b/:y" uses :y'],
    ['/a% /b 301', 'malformed percent sign'],
  ])('server/redirects "%s" is an error that says so', (text, message) => {
    expect(() => parseRedirects(text)).toThrow(message);
  });

  test('server/redirects all wrong lines are named at once', () => {
    expect(() => parseRedirects('/a\n/b /c 301\nx /y 301')).toThrow(/^_redirects:1: .*\n_redirects:3: .*$/);
  });
});
