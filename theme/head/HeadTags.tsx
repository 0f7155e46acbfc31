import { routePathToMdPath, useHead, usePage, withSiteOrigin } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/siteSettings';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { OPEN_SEARCH_MIME, openSearchPath } from '../../site/openSearch';
import type { Settings } from '../../site/settings';
import { SOCIAL_PICTURE, socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';

/** What the head of a page depends on. */
export interface HeadInput {
  readonly routePath: string;
  readonly lang: Lang;
  readonly pageType: string;
  /** What the picture of the page says. */
  readonly pictureText: string;
  /** Whole address of the page's Markdown export. */
  readonly markdown: string;
  readonly feeds: readonly { readonly url: string; readonly mime: string }[];
  readonly settings: Pick<Settings, 'origin' | 'base'>;
}

/**
 * Head tags that the host does not print: canonical, `x-default`, Markdown export, feeds, the site's search for the browser,
 * Open Graph address and picture, Twitter card.
 * @param page the page
 * @returns link and meta tags; an unknown address gets no canonical and is not to be indexed
 */
export function headTags(page: HeadInput): {
  readonly link: Record<string, string>[];
  readonly meta: Record<string, string>[];
} {
  const { routePath, lang, pageType, feeds, settings } = page;
  if (pageType === '404') return { link: [], meta: [{ name: 'robots', content: 'noindex' }] };
  const url = absoluteAddress(settings, routePath);
  const { prefix, ogLocale } = LANGUAGE_FACTS[lang];
  const pure = lang === DEFAULT_LANG ? routePath : routePath.slice(prefix.length);
  const others = LANGS.filter((other) => other !== lang);
  return {
    link: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hreflang: 'x-default', href: absoluteAddress(settings, pure) },
      { rel: 'alternate', type: 'text/markdown', href: page.markdown },
      ...feeds.map((feed) => ({ rel: 'alternate', type: feed.mime, href: feed.url })),
      {
        rel: 'search',
        type: OPEN_SEARCH_MIME,
        title: SITE_TITLE,
        href: absoluteAddress(settings, openSearchPath(lang)),
      },
    ],
    meta: [
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: SITE_TITLE },
      { property: 'og:locale', content: ogLocale },
      ...others.map((other) => ({
        property: 'og:locale:alternate',
        content: LANGUAGE_FACTS[other].ogLocale,
      })),
      { property: 'og:image', content: absoluteAddress(settings, socialPicturePath(routePath)) },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(SOCIAL_PICTURE.width) },
      { property: 'og:image:height', content: String(SOCIAL_PICTURE.height) },
      { property: 'og:image:alt', content: page.pictureText },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}

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
