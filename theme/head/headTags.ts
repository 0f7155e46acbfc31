import { ASSETS, SITE_TITLE } from '../../site/identity';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import type { Settings } from '../../site/settings';
import { absoluteAddress } from './absoluteAddress';

/** What the head of a page depends on. */
export interface HeadInput {
  readonly routePath: string;
  readonly lang: Lang;
  readonly pageType: string;
  readonly feeds: readonly { readonly url: string; readonly mime: string }[];
  readonly settings: Pick<Settings, 'origin' | 'base'>;
}

/** Tags for the document head, in the shape of the host's `useHead`. */
export interface HeadTags {
  readonly link: Record<string, string>[];
  readonly meta: Record<string, string>[];
}

/**
 * Head tags that the host does not print: canonical, `x-default`, feeds, Open Graph address and picture, Twitter card.
 * @param page the page
 * @returns link and meta tags; an unknown address gets no canonical and is not to be indexed
 */
export function headTags({ routePath, lang, pageType, feeds, settings }: HeadInput): HeadTags {
  if (pageType === '404') return { link: [], meta: [{ name: 'robots', content: 'noindex' }] };
  const url = absoluteAddress(settings, routePath);
  const { prefix, ogLocale } = LANGUAGE_FACTS[lang];
  const pure = lang === DEFAULT_LANG ? routePath : routePath.slice(prefix.length);
  const others = LANGS.filter((other) => other !== lang);
  return {
    link: [
      { rel: 'canonical', href: url },
      { rel: 'alternate', hreflang: 'x-default', href: absoluteAddress(settings, pure) },
      ...feeds.map((feed) => ({ rel: 'alternate', type: feed.mime, href: feed.url })),
    ],
    meta: [
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: SITE_TITLE },
      { property: 'og:locale', content: ogLocale },
      ...others.map((other) => ({
        property: 'og:locale:alternate',
        content: LANGUAGE_FACTS[other].ogLocale,
      })),
      { property: 'og:image', content: absoluteAddress(settings, ASSETS.socialImage) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}
