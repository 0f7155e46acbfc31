import { routePathToMdPath, useHead, usePage, withSiteOrigin } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { headTags } from './headTags';

/** Prints the head tags of the current page. */
export function HeadTags() {
  const { page } = usePage();
  const feeds = 'feeds' in page && Array.isArray(page.feeds) ? page.feeds : [];
  const lang = page.lang as Lang;
  const description = SITE_DESCRIPTION[lang];
  const title = page.pageType === 'home' ? description : page.title.replaceAll('`', '');
  useHead(
    headTags({
      routePath: page.routePath,
      lang,
      pageType: page.pageType,
      pictureText: `${title} - ${SITE_TITLE}`,
      markdown: withSiteOrigin(routePathToMdPath(page.routePath)),
      feeds,
      settings: siteSettings,
    }),
  );
  return null;
}
