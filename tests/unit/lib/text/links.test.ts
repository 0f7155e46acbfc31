import { expect, test } from 'vitest';
import { langOfPath } from '../../../../lib/text/toolInLang';
import { linkKind } from '../../../../lib/text/address';

test.each([
  ['http://a.example', 'outside'],
  ['HTTPS://a.example', 'outside'],
  ['mailto:a@b.example', 'outside'],
  ['tel:+1', 'outside'],
  ['//a.example', 'outside'],
  ['#top', 'hash'],
  ['/guide', 'inside'],
  ['guide', 'inside'],
  ['/httpd', 'inside'],
])('S5-6 S5-7 S5-8 %s leads %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  ['/zh/guide', 'zh'],
  ['/zh/', 'zh'],
  ['/guide', 'en'],
  ['/', 'en'],
])('S1-3 the path %s means %s', (path, lang) => {
  expect(langOfPath(path)).toBe(lang);
});
