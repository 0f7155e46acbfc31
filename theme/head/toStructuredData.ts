import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { SEARCH_FLAG } from '../../site/openSearch';

/** What search engines are told of a page; addresses are absolute. */
export interface StructuredInput {
  readonly lang: Lang;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Address of the home page in the language of the page. */
  readonly homeUrl: string;
  /** Address of the picture that shared links show. */
  readonly image: string;
  /** The part of the site that the page belongs to, as the navigation bar names it. */
  readonly section?: { readonly name: string; readonly url: string };
  /** ISO 8601. */
  readonly published?: string;
  /** ISO 8601. */
  readonly modified?: string;
}

const crumb = (name: string, item: string, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  item,
});

/**
 * The schema.org description of a page: the site on its home page, an article and its place in the site elsewhere.
 * @param page the page
 * @returns JSON-LD value
 */
export function toStructuredData(page: StructuredInput): object {
  const site = {
    '@type': 'WebSite',
    '@id': `${page.homeUrl}#site`,
    name: SITE_TITLE,
    description: SITE_DESCRIPTION[page.lang],
    url: page.homeUrl,
    inLanguage: page.lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${page.homeUrl}?${SEARCH_FLAG}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  if (page.url === page.homeUrl) return { '@context': 'https://schema.org', ...site };
  const places = [
    { name: SITE_TITLE, url: page.homeUrl },
    ...(page.section && page.section.url !== page.url ? [page.section] : []),
    { name: page.title, url: page.url },
  ];
  const article = {
    '@type': 'TechArticle',
    '@id': `${page.url}#article`,
    headline: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    inLanguage: page.lang,
    isPartOf: site,
    about: {
      '@type': 'SoftwareApplication',
      name: SITE_TITLE,
      applicationCategory: 'DeveloperApplication',
      softwareVersion: DOCUMENTED_VERSION,
    },
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, url }, index) => crumb(name, url, index)),
  };
  return { '@context': 'https://schema.org', '@graph': [article, breadcrumbs] };
}
