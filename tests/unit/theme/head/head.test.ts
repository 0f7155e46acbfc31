import { describe, expect, test, vi } from 'vitest';
import { headTags, type HeadInput } from '../../../../theme/head/HeadTags';
import { toStructuredData, type StructuredInput } from '../../../../theme/head/WrittenData';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('../../../../lib/siteSettings', async () => (await import('../../components/hostMocks')).settings());

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

describe('structured data', () => {
  const article: StructuredInput = {
    lang: 'en',
    title: 'Page',
    description: 'About it.',
    url: 'https://a.example/guide/page',
    homeUrl: 'https://a.example/',
    image: 'https://a.example/social.png',
    section: { name: 'Guide', url: 'https://a.example/guide/start/intro' },
  };
  const names = (data: object) =>
    (data as { '@graph': { itemListElement?: { name: string }[] }[] })['@graph'][1]?.itemListElement?.map(
      ({ name }) => name,
    );

  test('the home page is the site', () => {
    expect(toStructuredData({ ...article, url: article.homeUrl })).toMatchObject({
      '@type': 'WebSite',
      url: article.homeUrl,
    });
  });

  test('a page stands below its section, and a section below the home page', () => {
    expect(names(toStructuredData(article))).toEqual(['Rsdoctor', 'Guide', 'Page']);
    const section = { name: 'Guide', url: article.url };
    expect(names(toStructuredData({ ...article, section }))).toEqual(['Rsdoctor', 'Page']);
  });

  test('dates are left out when they are not known', () => {
    expect(JSON.stringify(toStructuredData(article))).not.toMatch(/date(?:Published|Modified)/);
    expect(toStructuredData({ ...article, modified: '2026-11-20' })).toMatchObject({
      '@graph': [{ dateModified: '2026-11-20' }, {}],
    });
  });
});
