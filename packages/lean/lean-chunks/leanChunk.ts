/** Query of a page's text for the document of the page: what stands in the HTML is not said again in the script. */
export const LEAN_QUERY = '?lean';

/**
 * Name of the script that has a page's text for the document of the page.
 * @param chunk name of the whole script of the page
 */
export const leanChunk = (chunk: string): string => `${chunk}-lean`;
