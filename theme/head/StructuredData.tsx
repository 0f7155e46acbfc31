import { matchNavbar, useHead, useNav, usePage } from '@rspress/core/runtime';
import { useState } from 'react';
import { siteSettings } from '../../lib/site/siteSettings';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';
import { toStructuredData } from './toStructuredData';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString().slice(0, 10) : undefined;

/**
 * Tells search engines what the page is and where it stands; nothing on a page that is not found. It speaks of the page
 * that was fetched, and is taken away with it: no search engine follows a reader to the next page, and Trusted Types
 * forbid to write it anew, because it would be text of a script element.
 */
export function StructuredData() {
  const { page } = usePage();
  const [fetched, setFetched] = useState<string | undefined>(page.routePath);
  if (fetched !== undefined && fetched !== page.routePath) setFetched(undefined);
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
    published: text(page.frontmatter.published_at),
    modified: text(page.lastUpdatedTime),
  });
  const isFound = page.pageType !== '404' && page.routePath === fetched;
  useHead({
    script: isFound
      ? [
          {
            key: 'structured-data',
            type: 'application/ld+json',
            innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
          },
        ]
      : [],
  });
  return null;
}
