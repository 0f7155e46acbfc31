import { localePath, type Lang } from './languages';
import type { Text } from './words/types';

/** Name of the product; also the site title in every language. */
export const SITE_TITLE = 'Rsdoctor';

/** Site description (specification, head section); meta description of pages without their own. */
export const SITE_DESCRIPTION: Text = {
  en: 'A one-stop build analyzer for Rspack and webpack.',
  zh: '面向 Rspack 和 webpack 的一站式构建分析器。',
};

/** Files in `docs/public`, by their address in the output. */
export const ASSETS = {
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  wordmark: { light: '/wordmark-light.svg', dark: '/wordmark-dark.svg' },
} as const;

export const COPYRIGHT = '© 2024–2026 Rsdoctor contributors. Released under the MIT License.';

/** Flag of an address that opens the site's search: `/?search=webpack`. */
export const SEARCH_FLAG = 'search';

export const OPEN_SEARCH_MIME = 'application/opensearchdescription+xml';

/** The file that tells browsers how to search the site in a language. */
export const openSearchPath = (lang: Lang): string => localePath('/opensearch.xml', lang);

/** Size of the pictures that shared links show, in pixels: what large previews of all networks take. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** Most bytes of one picture; chat programs load them for every link. */
export const SOCIAL_PICTURE_BYTES = 80_000;

/**
 * The picture that shared links to a page show; `plugins/output/socialPictures.ts` draws it.
 * @param routePath clean address of the page, such as `/zh/guide/start/intro` or `/zh/`
 * @returns address without base path, such as `/social/zh/guide/start/intro.png`
 */
export const socialPicturePath = (routePath: string): string =>
  `/social${routePath.endsWith('/') ? `${routePath}index` : routePath}.png`;
