import { matchNavbar, useHead, useNav, usePage } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/localePath';
import { SEARCH_FLAG } from '../../site/openSearch';
import { socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';

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

/** The day of a date that frontmatter or git gives. */
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString().slice(0, 10) : undefined;

/** Writes the structured data of a page into its HTML. */
export function WrittenData() {
  const { page } = usePage();
  const items = useNav();
  const address = (path: string) => absoluteAddress(siteSettings, path);
  const lang = page.lang as Lang;
  const section = items.find((item) => 'link' in item && item.link && matchNavbar(item, page.routePath));
  const data = toStructuredData({
    lang,
    title: page.title.replaceAll('`', ''),
    description: page.description ?? '',
    url: address(page.routePath),
    homeUrl: address(localePath('/', lang)),
    image: address(socialPicturePath(page.routePath)),
    section:
      section && 'link' in section && section.text && section.link
        ? { name: section.text, url: address(section.link.replace(/\.html$/, '')) }
        : undefined,
    published: dayOf(page.frontmatter.published_at),
    modified: dayOf(page.lastUpdatedTime),
  });
  useHead({
    script:
      page.pageType === '404'
        ? []
        : [
            {
              key: 'structured-data',
              type: 'application/ld+json',
              // Last in every head: otherwise its place follows from which parts of the theme are loaded when the page is rendered.
              tagPriority: 'low',
              innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
            },
          ],
  });
  return null;
}
