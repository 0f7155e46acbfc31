import { expect, test } from 'vitest';
import { partialTags } from '../../../../theme/head/partialTags';

const page = {
  routePath: '/zh/guide/a',
  lang: 'zh',
  pageType: 'doc',
  pictureText: 'A',
  markdown: 'https://a.example/zh/guide/a.md',
  feeds: [],
  settings: { origin: 'https://a.example', base: '/' },
} as const;
const valuesOf = (tags: readonly Record<string, string>[], key: string, name: string, value: string) =>
  tags.filter((tag) => tag[key] === name).map((tag) => tag[value]);

test('issue 17 a page that stands in for a translation gives itself as the original, and names no translations', () => {
  const { link, meta } = partialTags(page, { untranslated: true, missingIn: ['zh'] });
  expect(valuesOf(link, 'rel', 'canonical', 'href')).toEqual(['https://a.example/guide/a']);
  expect(link.filter(({ hreflang }) => hreflang)).toEqual([]);
  expect(valuesOf(meta, 'property', 'og:url', 'content')).toEqual(['https://a.example/guide/a']);
  expect(valuesOf(meta, 'property', 'og:locale', 'content')).toEqual(['en_US']);
  expect(valuesOf(meta, 'property', 'og:locale:alternate', 'content')).toEqual([]);
});

test('issue 17 other pages name the translations that exist', () => {
  const original = { ...page, routePath: '/guide/a', lang: 'en' } as const;
  const alternates = (missingIn?: readonly string[]) =>
    valuesOf(
      partialTags(original, missingIn ? { missingIn } : {}).meta,
      'property',
      'og:locale:alternate',
      'content',
    );
  expect(alternates()).toEqual(['zh_CN']);
  expect(alternates(['zh'])).toEqual([]);
});
