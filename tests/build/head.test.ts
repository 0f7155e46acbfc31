import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEEDS, FEED_MIME } from '../../site/outputFiles';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { OPEN_SEARCH_MIME, openSearchPath, SOCIAL_PICTURE, socialPicturePath } from '../../site/headLinks';
import { LANGS, type Lang } from '../../site/languages';
import { POSTS_PATH, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { markdownFile } from '../support/outputText';
import { OUT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const { origin } = readSettings(process.env);
const attribute = (url: string, selector: string, name: string) =>
  readHtml(url)
    .querySelectorAll(selector)
    .map((node) => node.getAttribute(name) ?? '');

describe.each(SITE_PAGES)('$url', ({ route, lang, url, title }) => {
  test('S2-3 S2-45 S2-46 title is the page title with the site title behind it; home has the site title', () => {
    const expected = route.kind === 'home' ? SITE_TITLE : `${title} - ${SITE_TITLE}`;
    expect(attribute(url, 'html', 'lang')).toEqual([lang]);
    expect(readHtml(url).querySelector('title')?.text).toBe(expected);
  });

  test('canonical, absolute hreflang and x-default', () => {
    expect(attribute(url, 'link[rel=canonical]', 'href')).toEqual([`${origin}${url}`]);
    const alternates = readHtml(url)
      .querySelectorAll('link[hreflang]')
      .map((node) => [node.getAttribute('hreflang'), node.getAttribute('href')]);
    expect(Object.fromEntries(alternates)).toEqual({
      en: `${origin}${localePath(route.path, 'en')}`,
      zh: `${origin}${localePath(route.path, 'zh')}`,
      'x-default': `${origin}${localePath(route.path, 'en')}`,
    });
    expect(alternates).toHaveLength(3);
  });

  test('structured data: the site at home, elsewhere an article and the way to it', () => {
    const scripts = readHtml(url).querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(scripts[0]?.text ?? '') as Record<string, unknown>;
    const home = `${origin}${localePath('/', lang)}`;
    if (route.kind === 'home') {
      expect(data).toMatchObject({ '@type': 'WebSite', url: home, inLanguage: lang });
      return;
    }
    const [article, crumbs] = data['@graph'] as Record<string, unknown>[];
    expect(article).toMatchObject({ '@type': 'TechArticle', headline: title, url: `${origin}${url}` });
    const places = (crumbs?.itemListElement ?? []) as { position: number; item: string }[];
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
    expect(places[0]?.item).toBe(home);
    expect(places.at(-1)?.item).toBe(`${origin}${url}`);
  });

  test('one description, the tags that shared links are drawn from, and leave to be indexed', () => {
    expect(attribute(url, 'meta[name=description]', 'content')).toEqual([expect.stringMatching(/.{15}/)]);
    expect(attribute(url, 'meta[property="og:url"]', 'content')).toEqual([`${origin}${url}`]);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
      expect(attribute(url, `meta[property="${name}"]`, 'content'), name).toHaveLength(1);
    expect(attribute(url, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
    expect(attribute(url, 'meta[name=robots]', 'content')).toEqual([]);
  });

  test('issue 7.5 shared links show the picture of the page, whose size and words are known', () => {
    const picture = (name: string) => attribute(url, `meta[property="og:image${name}"]`, 'content');
    expect(picture('')).toEqual([`${origin}${socialPicturePath(url)}`]);
    expect(picture(':width')).toEqual([String(SOCIAL_PICTURE.width)]);
    expect(picture(':height')).toEqual([String(SOCIAL_PICTURE.height)]);
    const words = route.kind === 'home' ? SITE_DESCRIPTION[lang] : title;
    expect(picture(':alt')).toEqual([`${words} - ${SITE_TITLE}`]);
  });

  test('issue 7.5 the browser is told how to search in the language of the page', () => {
    expect(attribute(url, `link[rel=search][type="${OPEN_SEARCH_MIME}"]`, 'href')).toEqual([
      `${origin}${openSearchPath(lang)}`,
    ]);
    expect(attribute(url, 'link[rel=search]', 'title')).toEqual([SITE_TITLE]);
  });

  test('S2-43 S3-9 posts, and no other pages, name the feeds of their language', () => {
    const isPost = route.path !== POSTS_PATH;
    const feeds = FEEDS.filter((feed) => isPost && route.path.startsWith(feed.folder));
    const expected = feeds.map((feed) => `${origin}/rss/${feed.id}${lang === 'en' ? '' : `.${lang}`}.rss`);
    const links = attribute(url, `link[rel=alternate][type="${FEED_MIME}"]`, 'href');
    expect(links.sort()).toEqual(expected.sort());
  });

  test('issue 7.5 the page names its Markdown export, which is there', () => {
    const file = markdownFile(url);
    expect(attribute(url, 'link[rel=alternate][type="text/markdown"]', 'href')).toEqual([
      `${origin}/${file}`,
    ]);
    expect(existsSync(path.join(OUT, file))).toBe(true);
  });
});

test.each(LANGS)('S2-47 the 404 page (%s) has the title 404 and is not to be indexed', (lang: Lang) => {
  const url = localePath('/404', lang);
  expect(readHtml(url).querySelector('title')?.text).toBe(`404 - ${SITE_TITLE}`);
  expect(attribute(url, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(attribute(url, 'html', 'lang')).toEqual([lang]);
});

/** What the elements of a head are, in their order; of those that a page has several of, the first. */
const headOrder = (url: string): string[] => [
  ...new Set(
    readHtml(url)
      .querySelectorAll('head > meta, head > link, head > script')
      .map(({ rawTagName, attributes: { name, property, rel, hreflang, type } }) =>
        [rawTagName, name ?? property ?? rel ?? type, hreflang].join(' '),
      ),
  ),
];

test('issue 14 heads have one order, whichever page is rendered first: two builds are the same', () => {
  const [first, ...others] = SITE_PAGES.map(({ url }) => ({ url, order: headOrder(url) }));
  for (const { url, order } of others) {
    const both = order.filter((each) => first?.order.includes(each));
    expect(both, url).toEqual(first?.order.filter((each) => order.includes(each)));
  }
});

test('S1-5 S3-10 pages are static: text, icon and landmarks stand in the HTML', () => {
  const page = readHtml('/guide/start/intro');
  expect(page.querySelector('main')?.text.length).toBeGreaterThan(500);
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/icon.svg');
});

test('S1-4 the footer of the home page carries the copyright line', async () => {
  const { COPYRIGHT } = await import('../../site/identity');
  expect(readHtml('/').querySelector('footer')?.text).toContain(COPYRIGHT);
});
