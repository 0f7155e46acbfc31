import type { Lang } from '../../../site/languages';

/** A heading of a built page, or a block of text below it, in reading order. */
export type PageBlock =
  | { readonly depth: number; readonly id: string; readonly text: string }
  | { readonly depth?: undefined; readonly text: string };

/** What a reader sees on a built page. */
export interface BuiltPage {
  /** Clean URL with language prefix, without base: `/zh/guide/start/intro`. */
  readonly path: string;
  readonly lang: Lang;
  /** Top-level section: the current entry of the bar, or the name of the site. */
  readonly section: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Levels of a record's place: section, page, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One level's name. */
export type Level = (typeof LEVELS)[number];

/** One record as DocSearch reads it: a heading, or a block of text with its headings. Texts are plain. */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly lang: Lang;
  /** For ranking: higher headings first, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
}
