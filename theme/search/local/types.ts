import type { IndexAnswer } from '../../../packages/search/answerQuery';

/** What the page asks of the worker. Addresses are absolute, since a worker has no page. */
export type WorkerQuestion =
  /** Fetch and open an index. */
  | { readonly id: number; readonly type: 'open'; readonly url: string }
  /**
   * Answer a query from an index; `otherUrl` is the index of the other language. An index in parts answers `atOnce` from
   * its titles and headings alone.
   */
  | {
      readonly id: number;
      readonly type: 'search';
      readonly url: string;
      readonly otherUrl: string | undefined;
      readonly text: string;
      readonly limit: number;
      readonly atOnce?: boolean;
    }
  /** Drop every index, e.g. because the language changed. */
  | { readonly id: number; readonly type: 'drop' };

/** What the worker says to the question of the same number. */
export type WorkerReply =
  { readonly id: number; readonly answer?: IndexAnswer } | { readonly id: number; readonly error: string };
