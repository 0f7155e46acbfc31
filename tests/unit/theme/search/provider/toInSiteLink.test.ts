import { expect, test } from 'vitest';
import { toInSiteLink } from '../../../../../theme/search/provider/toInSiteLink';

test.each([
  ['https://rsdoctor.rs/guide/start/intro?a=1#x', '/guide/start/intro?a=1#x'],
  ['/zh/guide/start/intro', '/zh/guide/start/intro'],
  ['https://evil.example/guide', '/guide'],
  ['//evil.example/guide', '/guide'],
  ['https://rsdoctor.rs//evil.example/x', '/evil.example/x'],
  ['https://rsdoctor.rs/\\evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/'],
  ['/..//evil.example/x', '/evil.example/x'],
])('S2-97 %s leads to %s of this site', (url, link) => {
  expect(toInSiteLink(url)).toBe(link);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'http://[',
  7,
  null,
  undefined,
])('%s leads nowhere', (url) => {
  expect(toInSiteLink(url)).toBeUndefined();
});

test('a site below a path keeps its links below it', () => {
  expect(toInSiteLink('https://rsdoctor.rs/guide/a', '/docs/')).toBe('/docs/guide/a');
  expect(toInSiteLink('https://rsdoctor.rs/docs/guide/a', '/docs/')).toBe('/docs/guide/a');
});
