/** Id of the element in which the HTML of a page says what the browser needs to load pages. */
export const MANIFEST_ELEMENT = 'site-pages';

/**
 * What a page is loaded from: its address, its file below the docs, the module that draws it, and the files that the
 * module lies in, below the base path of the site, with what each of them weighs.
 */
export type RouteEntry = readonly [
  path: string,
  file: string,
  module: string | number,
  files: readonly string[],
  /** Bytes, compressed with gzip. */
  weights: readonly number[],
];

/** What the data block in the HTML of a page holds. */
export interface DocumentManifest {
  /** The page itself, by the script that leaves out what the HTML says; the HTML of the 404 page also answers at addresses that are not its own. */
  readonly here?: RouteEntry;
  /** File that lists the pages of a language, by the first part of their addresses; empty for the default language. */
  readonly lists: Readonly<Record<string, string>>;
}
