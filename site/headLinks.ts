import { localePath, type Lang } from './languages';

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
