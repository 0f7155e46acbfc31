import type { Wordings } from './cutWordings';
import type { QueryVectors } from './meansAlike';
import type { PackedRelated } from './packRelated';

/** What search goes by besides the pages; the site hands it in. */
export interface SearchFacts {
  /** Wordings that find one another, as `cutWordings` cuts them. */
  readonly wordings: Wordings;
  /**
   * Pages and sections that are asked for by a code: the end of the address or the anchor, and the names for it. A name
   * of several words counts where it is the whole query.
   */
  readonly codes: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Addresses of news, which grow old. */
  readonly news: RegExp;
  /** Addresses of pages that only define words: another page is what the word is about. */
  readonly definitions: RegExp;
  /** What the words of queries mean, and what is asked of sections. */
  readonly vectors: QueryVectors;
  /** Pages that the readers of a section want to see too, by the row of the section among `vectors`. */
  readonly related: PackedRelated;
  /** Addresses of pages whose titles are proposed last when nothing is found. */
  readonly proposedLast: RegExp;
}

/** What an index is built with besides. */
export interface IndexFacts extends SearchFacts {
  /** Words that readers ask for and a section does not say, by its address: `/zh/guide/start/cli#analyze`. */
  readonly keywords: ReadonlyMap<string, string>;
  /** Which of the vectors of sections is that of a section, by its address. */
  readonly sectionRows: ReadonlyMap<string, number>;
  /** What can be proposed when nothing is found, besides titles and headings. */
  readonly terms: readonly string[];
}
