const ALTERNATE = /<link\b[^>]*\bhreflang="([^"]+)"[^>]*>/gi;

/**
 * Takes links to translations that do not exist out of a page.
 * @param html the page
 * @param isThere whether there is a translation, by `hreflang`
 */
export const dropAlternates = (html: string, isThere: (hreflang: string) => boolean): string =>
  html.replace(ALTERNATE, (link, hreflang: string) => (isThere(hreflang) ? link : ''));
