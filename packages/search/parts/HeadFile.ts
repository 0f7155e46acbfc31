import type { Lang } from '../../../site/languages';
import type { PackedPostings } from './packPostings';

/** A page in the head of an index: what it can be found by before its part is there. */
export interface HeadRecord {
  readonly title: string;
  /** Address with language prefix, without base. */
  readonly routePath: string;
  /** Its headings, as `packToc` writes them. */
  readonly toc: string;
}

/** What the first record of a head holds besides. */
export interface HeadPayload {
  readonly lang: Lang;
  /** What can be proposed when nothing is found, besides titles. */
  readonly terms: readonly string[];
  /** Address of each part, relative to the head's own: the site may lie under any base. */
  readonly parts: readonly string[];
  /** Number of the first page of each part; the pages of a part are neighbours. */
  readonly starts: readonly number[];
  /** Words of the parts' indexes, and pairs of Chinese letters of their texts. */
  readonly words: PackedPostings;
  readonly pairs: PackedPostings;
  /** How many sections the parts have, and how many hold each of `words`: one column for each field of the index. */
  readonly sections: number;
  readonly frequencies: readonly string[];
}

/** The index file of a language that is in parts: all pages without their texts, and where the parts are. */
export type HeadFile = readonly (HeadRecord & Partial<HeadPayload>)[];
