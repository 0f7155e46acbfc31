// eslint-disable-next-line no-restricted-syntax -- the host lists its pages here and nowhere else
import { pageData } from 'virtual-page-data?titles';

/** All pages of the site, by address, title and language. */
export const LISTED_PAGES = pageData.pages.map(({ routePath, title, lang }) => ({
  path: routePath,
  title,
  lang,
}));
