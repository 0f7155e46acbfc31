import { matchNavbar, useHead, useNav, usePage } from '@rspress/core/runtime';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/localePath';
import { SEARCH_FLAG } from '../../site/openSearch';
import { socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString().slice(0, 10) : undefined;

const siteData = (homeUrl: string, lang: Lang) => ({
  '@type': 'WebSite',
  '@id': `${homeUrl}#site`,
  name: SITE_TITLE,
  description: SITE_DESCRIPTION[lang],
  url: homeUrl,
  inLanguage: lang,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${homeUrl}?${SEARCH_FLAG}={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
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
    about: {
      '@type': 'SoftwareApplication',
      name: SITE_TITLE,
      applicationCategory: 'DeveloperApplication',
      softwareVersion: DOCUMENTED_VERSION,
    },
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

/** Writes the structured data of a page into its HTML. */
export function WrittenData() {
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
