import { matchNavbar, useHead, useNav, usePage } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';
import type { Lang } from '../../site/languages';
import { localePath } from '../../site/localePath';
import { socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';
import { toStructuredData } from './toStructuredData';

const text = (value: unknown): string | undefined =>
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
    published: text(page.frontmatter.published_at),
    modified: text(page.lastUpdatedTime),
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
