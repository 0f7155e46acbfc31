import type { SearchHit } from '../../../packages/search/types';

/** A result that a reader opened in this tab. */
export interface OpenedResult {
  /** What was searched. */
  readonly query: string;
  /** Address that it leads to, with language prefix, without base. */
  readonly link: string;
  /** The rows of its page, which say what matched. */
  readonly hits: readonly SearchHit[];
}
