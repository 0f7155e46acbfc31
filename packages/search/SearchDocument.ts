import type { Lang } from '../../site/languages';

/** A heading of a page, and where its section begins in the page's text. */
export interface DocumentHeading {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  readonly charIndex: number;
}

/** One page of the index file. */
export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  /** The text that readers see, without markup. */
  readonly content: string;
  /** Address with language prefix, without base. */
  readonly routePath: string;
  /** Origin of the page; empty for pages of this site. */
  readonly domain: string;
  readonly toc: readonly DocumentHeading[];
  readonly lang: Lang;
}
