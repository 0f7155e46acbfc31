import { useHead, usePage } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/site/siteSettings';
import type { Lang } from '../../site/languages';
import { headTags } from './headTags';

/** Prints the head tags of the current page, also after a navigation in the browser. */
export function PageHead() {
  const { page } = usePage();
  const feeds = 'feeds' in page && Array.isArray(page.feeds) ? page.feeds : [];
  useHead(
    headTags({
      routePath: page.routePath,
      lang: page.lang as Lang,
      pageType: page.pageType,
      feeds,
      settings: siteSettings,
    }),
  );
  return null;
}
