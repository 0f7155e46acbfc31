import { routePathToMdPath, useHead, usePage, withSiteOrigin } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/site/siteSettings';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { inLang } from '../../site/inLang';
import type { Lang } from '../../site/languages';
import type { TranslationState } from '../../site/translationState';
import { headTags } from './headTags';
import { partialTags } from './partialTags';

/** Prints the head tags of the current page. */
export function HeadTags() {
  const { page } = usePage();
  const feeds = 'feeds' in page && Array.isArray(page.feeds) ? page.feeds : [];
  const lang = page.lang as Lang;
  const description =
    typeof __LANGUAGES_ARE_FULL__ !== 'undefined' && __LANGUAGES_ARE_FULL__
      ? (SITE_DESCRIPTION as Readonly<Record<Lang, string>>)[lang]
      : inLang(SITE_DESCRIPTION, lang);
  const title = page.pageType === 'home' ? description : page.title.replaceAll('`', '');
  const input = {
    routePath: page.routePath,
    lang,
    pageType: page.pageType,
    pictureText: `${title} - ${SITE_TITLE}`,
    markdown: withSiteOrigin(routePathToMdPath(page.routePath)),
    feeds,
    settings: siteSettings,
  };
  useHead(
    typeof __LANGUAGES_ARE_FULL__ !== 'undefined' && __LANGUAGES_ARE_FULL__
      ? headTags(input)
      : partialTags(input, page.frontmatter as TranslationState),
  );
  return null;
}
