import type { BuiltPage, SearchRecord } from '../../plugins/output/search-records/types';

/** One searchable site. */
export interface SearchIndex {
  /** Name in requests. */
  readonly name: string;
  /** Address of the site's root, with trailing slash. */
  readonly siteUrl: string;
  readonly pages: readonly BuiltPage[];
  readonly records: readonly SearchRecord[];
}

/** An answer of the server before it is written. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A request that breaks a rule of the server; the message is for the person who sent it. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
