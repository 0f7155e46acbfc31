/** Id of the element in which the HTML of a page says what the browser needs to load pages. */
export const MANIFEST_ELEMENT = 'site-pages';

/** What a page is loaded from. */
export type RouteRow = readonly [
  path: string,
  file: string,
  module: string | number,
  /** Chunks that the module needs, its own first. */
  chunks: readonly string[],
  /** Script and sheet of its own chunk, below the base path of the site. */
  files: readonly string[],
];

/** What the data block in the HTML of a page holds. */
export interface DocumentRoutes {
  /** The page itself; the HTML of the 404 page also answers at addresses that are not its own. */
  readonly here?: RouteRow;
  /** File that lists the pages of a language, by the first part of their addresses; empty for the default language. */
  readonly lists: Readonly<Record<string, string>>;
}
