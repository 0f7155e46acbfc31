import {
  matchNavbar,
  routePathToMdPath,
  useHead,
  useNav,
  usePage,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, localePath, type Lang } from '../../site/languages';
import { OPEN_SEARCH_MIME, openSearchPath, SOCIAL_PICTURE, socialPicturePath } from '../../site/headLinks';

const { origin, base } = siteSettings;

/** The address of a page or file of the site, for a path below its base such as `/guide/start/intro`. */
const absoluteAddress = (path: string): string => `${origin}${base.replace(/\/$/, '')}${path}`;

const NOT_FOUND = { link: [], meta: [{ name: 'robots', content: 'noindex' }] };

type Page = ReturnType<typeof usePage>['page'] & { readonly feeds?: { url: string; mime: string }[] };

function headTags(page: Page) {
  const { routePath, pageType, feeds = [] } = page;
  const lang = page.lang as Lang;
  const url = absoluteAddress(routePath);
  const { prefix, ogLocale } = LANGUAGE_FACTS[lang];
  const pure = lang === DEFAULT_LANG ? routePath : routePath.slice(prefix.length);
  const title = pageType === 'home' ? SITE_DESCRIPTION[lang] : page.title.replaceAll('`', '');
  const markdown = withSiteOrigin(routePathToMdPath(routePath));
  return {
    link: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hreflang: 'x-default', href: absoluteAddress(pure) },
      { rel: 'alternate', type: 'text/markdown', href: markdown },
      ...feeds.map((feed) => ({ rel: 'alternate', type: feed.mime, href: feed.url })),
      {
        rel: 'search',
        type: OPEN_SEARCH_MIME,
        title: SITE_TITLE,
        href: absoluteAddress(openSearchPath(lang)),
      },
    ],
    meta: [
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: SITE_TITLE },
      { property: 'og:locale', content: ogLocale },
      ...LANGS.filter((other) => other !== lang).map((other) => ({
        property: 'og:locale:alternate',
        content: LANGUAGE_FACTS[other].ogLocale,
      })),
      { property: 'og:image', content: absoluteAddress(socialPicturePath(routePath)) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(SOCIAL_PICTURE.width) },
      { property: 'og:image:height', content: String(SOCIAL_PICTURE.height) },
      { property: 'og:image:alt', content: `${title} - ${SITE_TITLE}` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString().slice(0, 10) : undefined;

const siteData = (homeUrl: string, lang: Lang) => ({
  '@type': 'WebSite',
  '@id': `${homeUrl}#site`,
  name: SITE_TITLE,
  description: SITE_DESCRIPTION[lang],
  url: homeUrl,
  inLanguage: lang,
});

/** The schema.org description of the page: the site on its home page, elsewhere an article and its place in the site. */
function useStructuredData(): object {
  const { page } = usePage();
  const items = useNav();
  const lang = page.lang as Lang;
  const url = absoluteAddress(page.routePath);
  const homeUrl = absoluteAddress(localePath('/', lang));
  const site = siteData(homeUrl, lang);
  if (url === homeUrl) return { '@context': 'https://schema.org', ...site };
  const title = page.title.replaceAll('`', '');
  const places = [
    { name: SITE_TITLE, url: homeUrl },
    { name: title, url },
  ];
  const section = items.find((item) => 'link' in item && item.link && matchNavbar(item, page.routePath));
  if (section && 'link' in section && section.text && section.link) {
    const sectionUrl = absoluteAddress(section.link.replace(/\.html$/, ''));
    if (sectionUrl !== url) places.splice(1, 0, { name: section.text, url: sectionUrl });
  }
  const published = dayOf(page.frontmatter.published_at);
  const modified = dayOf(page.lastUpdatedTime);
  const article = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description: page.description ?? '',
    url,
    image: absoluteAddress(socialPicturePath(page.routePath)),
    inLanguage: lang,
    isPartOf: site,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [article, breadcrumbs] };
}

function WrittenData() {
  const { page } = usePage();
  const script = {
    key: 'structured-data',
    type: 'application/ld+json',
    // Last in every head: otherwise its place follows from which parts of the theme are loaded when the page is rendered.
    tagPriority: 'low' as const,
    innerHTML: JSON.stringify(useStructuredData()).replaceAll('<', '\\u003c'),
  };
  useHead({ script: page.pageType === '404' ? [] : [script] });
  return null;
}

/** The head tags that the host does not print, and in the HTML a description of the page for search engines. */
export function HeadTags() {
  const { page } = usePage();
  useHead(page.pageType === '404' ? NOT_FOUND : headTags(page));
  // Inline, so that the branch that only the build needs is left out of the page.
  return process.env.__SSR__ ? <WrittenData /> : null;
}
