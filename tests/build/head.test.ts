import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FEEDS, FEED_MIME } from '../../site/outputFiles';
import { COPYRIGHT, SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { LANGS } from '../../site/languages';
import { OPEN_SEARCH_MIME, openSearchPath, SOCIAL_PICTURE, socialPicturePath } from '../../site/headLinks';
import { POSTS_PATH, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { markdownFile } from '../support/outputText';
import { OUT, readHtml } from '../support/site';
import { SITE_PAGES, type SitePage } from '../support/sitePages';

const { origin } = readSettings(process.env);
const headOf = (url: string) => readHtml(url).querySelector('head');
const langOf = (url: string) => readHtml(url).querySelector('html')?.getAttribute('lang');
const attribute = (url: string, selector: string, name: string) =>
  headOf(url)
    ?.querySelectorAll(selector)
    .map((node) => node.getAttribute(name) ?? '') ?? [];

/** The parts of a structured datum that say where the page is: the site at home, elsewhere an article and the way to it. */
function structured({ route, lang, url, title }: SitePage) {
  const [script, ...more] = headOf(url)?.querySelectorAll('script[type="application/ld+json"]') ?? [];
  expect(more).toEqual([]);
  const data = JSON.parse(script?.text ?? '') as Record<string, unknown>;
  const home = `${origin}${localePath('/', lang)}`;
  if (route.kind === 'home')
    return expect(data).toMatchObject({ '@type': 'WebSite', url: home, inLanguage: lang });
  const [article, crumbs] = data['@graph'] as Record<string, unknown>[];
  expect(article).toMatchObject({ '@type': 'TechArticle', headline: title, url: `${origin}${url}` });
  const places = (crumbs?.itemListElement ?? []) as { position: number; item: string }[];
  expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
  expect([places[0]?.item, places.at(-1)?.item]).toEqual([home, `${origin}${url}`]);
}

test.each(SITE_PAGES)(
  'S2-3 S2-43 S2-45 S2-46 S3-9 issue 7.5 the head of $url says what the page is, where it is and what belongs to it',
  (page) => {
    const { route, lang, url, title } = page;
    const isHome = route.kind === 'home';
    expect(langOf(url)).toBe(lang);
    expect(headOf(url)?.querySelector('title')?.text).toBe(isHome ? SITE_TITLE : `${title} - ${SITE_TITLE}`);
    const alternates = attribute(url, 'link[hreflang]', 'hreflang').map((hreflang, at) => [
      hreflang,
      attribute(url, 'link[hreflang]', 'href')[at],
    ]);
    expect(alternates.sort()).toEqual([
      ['en', `${origin}${localePath(route.path, 'en')}`],
      ['x-default', `${origin}${localePath(route.path, 'en')}`],
      ['zh', `${origin}${localePath(route.path, 'zh')}`],
    ]);
    structured(page);
    const meta = (name: string) =>
      attribute(url, `meta[property="${name}"], meta[name="${name}"]`, 'content');
    expect(meta('description')).toEqual([expect.stringMatching(/.{15}/)]);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
      expect(meta(name), name).toHaveLength(1);
    expect({
      'og:url': meta('og:url'),
      'twitter:card': meta('twitter:card'),
      robots: meta('robots'),
      picture: ['', ':width', ':height', ':alt'].flatMap((name) => meta(`og:image${name}`)),
    }).toEqual({
      'og:url': [`${origin}${url}`],
      'twitter:card': ['summary_large_image'],
      robots: [],
      picture: [
        `${origin}${socialPicturePath(url)}`,
        ...[SOCIAL_PICTURE.width, SOCIAL_PICTURE.height].map(String),
        `${isHome ? SITE_DESCRIPTION[lang] : title} - ${SITE_TITLE}`,
      ],
    });
    const link = (selector: string) => attribute(url, `link${selector}`, 'href');
    const file = markdownFile(url);
    const isPost = route.path !== POSTS_PATH;
    const feeds = FEEDS.filter((feed) => isPost && route.path.startsWith(feed.folder));
    expect({
      canonical: link('[rel=canonical]'),
      search: link(`[rel=search][type="${OPEN_SEARCH_MIME}"][title="${SITE_TITLE}"]`),
      feeds: link(`[rel=alternate][type="${FEED_MIME}"]`).sort(),
      markdown: link('[rel=alternate][type="text/markdown"]'),
    }).toEqual({
      canonical: [`${origin}${url}`],
      search: [`${origin}${openSearchPath(lang)}`],
      feeds: feeds.map((feed) => `${origin}/rss/${feed.id}${lang === 'en' ? '' : `.${lang}`}.rss`).sort(),
      markdown: [`${origin}/${file}`],
    });
    expect(existsSync(path.join(OUT, file))).toBe(true);
  },
);

test.each(LANGS)(
  'S2-20 S2-47 the 404 page (%s) has the title 404, is not indexed, and leads home',
  (lang) => {
    const url = localePath('/404', lang);
    expect(headOf(url)?.querySelector('title')?.text).toBe(`404 - ${SITE_TITLE}`);
    expect(attribute(url, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(langOf(url)).toBe(lang);
    const home = readHtml(url)
      .querySelectorAll('a')
      .find((link) => /Take me home|返回首页/.test(link.text));
    expect(home?.getAttribute('href')).toBe(localePath('/', lang));
  },
);

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

test('issue 14.3 heads have one order, whichever page is rendered first: two builds are the same', () => {
  const [first, ...others] = SITE_PAGES.map(({ url }) => ({ url, order: headOrder(url) }));
  for (const { url, order } of others) {
    const both = order.filter((each) => first?.order.includes(each));
    expect(both, url).toEqual(first?.order.filter((each) => order.includes(each)));
  }
});

test('S1-4 S3-10 the home page has the icon, and ends with the copyright line', () => {
  expect(attribute('/', 'link[rel=icon]', 'href')).toEqual(['/icon.svg']);
  expect(readHtml('/').querySelector('footer')?.text).toContain(COPYRIGHT);
});
