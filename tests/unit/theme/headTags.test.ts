import { describe, expect, test } from 'vitest';
import { headTags, type HeadInput } from '../../../theme/head/headTags';

const page: HeadInput = {
  routePath: '/zh/guide/start/intro',
  lang: 'zh',
  pageType: 'doc',
  pictureText: 'What is Rsdoctor? - Rsdoctor',
  markdown: 'https://a.example/zh/guide/start/intro.md',
  feeds: [
    { url: 'https://a.example/rss/release.zh.rss', mime: 'application/rss+xml' },
    { url: 'https://a.example/rss/blog.zh.rss', mime: 'application/rss+xml' },
  ],
  settings: { origin: 'https://a.example', base: '/' },
};

const hrefs = (input: HeadInput, rel: string) =>
  headTags(input)
    .link.filter((link) => link.rel === rel)
    .map((link) => link.href);

describe('headTags', () => {
  test('canonical is the page itself, x-default the English page', () => {
    expect(hrefs(page, 'canonical')).toEqual(['https://a.example/zh/guide/start/intro']);
    expect(hrefs(page, 'alternate')[0]).toBe('https://a.example/guide/start/intro');
  });

  test('the home of a language keeps its slash', () => {
    expect(hrefs({ ...page, routePath: '/zh/' }, 'canonical')).toEqual(['https://a.example/zh/']);
    expect(hrefs({ ...page, routePath: '/', lang: 'en' }, 'canonical')).toEqual(['https://a.example/']);
  });

  test('a base path stands in front of every address', () => {
    const settings = { origin: 'https://a.example', base: '/docs/' };
    expect(hrefs({ ...page, settings }, 'canonical')).toEqual([
      'https://a.example/docs/zh/guide/start/intro',
    ]);
  });

  test('S2-43 two feeds of one language both survive, since they carry no hreflang', () => {
    const feeds = headTags(page).link.filter((link) => link.type === 'application/rss+xml');
    expect(feeds).toHaveLength(2);
    expect(feeds.every((link) => !('hreflang' in link))).toBe(true);
  });

  test('a 404 has no address of its own', () => {
    expect(headTags({ ...page, pageType: '404' })).toEqual({
      link: [],
      meta: [{ name: 'robots', content: 'noindex' }],
    });
  });
});
