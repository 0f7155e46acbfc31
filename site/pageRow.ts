/** Id of the element in which the HTML of a page says what the browser needs to load pages. */
export const PAGES_ELEMENT = 'site-pages';

/**
 * What a page is loaded from: its address, its file below the docs, the module that draws it, and the files that the
 * module lies in, below the base path of the site, with what they weigh together.
 */
export type PageRow = readonly [
  path: string,
  file: string,
  module: string | number,
  files: readonly string[],
  /** Bytes, compressed with gzip. */
  weight: number,
];

/** What the HTML of a page says (issue 7.1): the scripts of every page say nothing of single pages. */
export interface PagesFact {
  /** The page itself, by the script that leaves out what the HTML says; the HTML of the 404 page also answers at addresses that are not its own. */
  readonly here?: PageRow;
  /** File that lists the pages of a language, by the first part of their addresses; empty for the default language. */
  readonly lists: Readonly<Record<string, string>>;
}
