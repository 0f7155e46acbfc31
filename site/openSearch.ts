import type { Lang } from './languages';
import { localePath } from './localePath';

/** Flag of an address that opens the site's search: `/?search=webpack`. */
export const SEARCH_FLAG = 'search';

/** Media type of a search description. */
export const OPEN_SEARCH_MIME = 'application/opensearchdescription+xml';

/** The file that tells browsers how to search the site in a language. */
export const openSearchPath = (lang: Lang): string => localePath('/opensearch.xml', lang);
