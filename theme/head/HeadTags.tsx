import { routePathToMdPath, useHead, usePage, withSiteOrigin } from '@rspress/core/runtime';
import { SITE_DESCRIPTION, SITE_TITLE } from '../../site/identity';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { OPEN_SEARCH_MIME, openSearchPath } from '../../site/openSearch';
import { SOCIAL_PICTURE, socialPicturePath } from '../../site/socialPicture';
import { absoluteAddress } from './absoluteAddress';

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

/** Prints the head tags of the current page that the host does not print. */
export function HeadTags() {
  const { page } = usePage();
  useHead(page.pageType === '404' ? NOT_FOUND : headTags(page));
  return null;
}
