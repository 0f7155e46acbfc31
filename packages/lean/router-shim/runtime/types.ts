/** An address of the site, without the base path. */
export interface Path {
  readonly pathname: string;
  /** With `?`, or empty. */
  readonly search: string;
  /** With `#`, or empty. */
  readonly hash: string;
}

/** Where the reader is; every visit has a key of its own. */
export interface Location extends Path {
  readonly state: unknown;
  readonly key: string;
}

/** How the reader came: by an entry of the history or a document, by a new entry, or by one in the place of another. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** How to go somewhere. */
export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Drawn in one go, for a page that is loaded; otherwise piece by piece, beside the page at hand. */
  readonly atOnce?: boolean;
}

/** Goes to an address, or so many steps through the history. */
export type Navigate = (to: string | Partial<Path> | number, options?: NavigateOptions) => void;
