/** Query of a page's text for the document of the page: what stands in the HTML is not said again in the script. */
export const FIRST = '?first';

/**
 * Name of the script that has a page's text for the document of the page.
 * @param chunk name of the whole script of the page
 */
export const firstChunk = (chunk: string): string => `${chunk}-first`;
