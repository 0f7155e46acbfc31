import type { Lang } from '../../site/languages';

/** One marked part of a text, in UTF-16 units of the original text. */
export interface HighlightInfo {
  readonly start: number;
  readonly length: number;
}

/** One row of the result list. All texts are plain: the dialog never reads markup in them. */
export interface SearchHit {
  /** What of the page matched. */
  readonly type: 'title' | 'header' | 'content';
  /** Title of the page. */
  readonly title: string;
  /** Heading of the section; empty above the first heading. */
  readonly header: string;
  /** Original text around the match; empty for titles and headers. */
  readonly statement: string;
  /** Address in the site with language prefix and anchor, without base; or an absolute http(s) address. */
  readonly link: string;
  /** Marked parts of the text that the row shows: `title`, `header` or `statement`, by `type`. */
  readonly highlightInfoList: readonly HighlightInfo[];
}

/** The rows of one page. */
export interface PageGroup {
  readonly renderType: 'default';
  /** Title of the page. */
  readonly group: string;
  readonly lang: Lang;
  readonly hits: readonly SearchHit[];
}

/** What a hook brings and draws itself. */
interface CustomGroup {
  readonly renderType: 'custom';
  readonly group: string;
  readonly result: unknown;
}

/** A group of either kind. */
export type ResultGroup = PageGroup | CustomGroup;

/** What one index found. With more than one list the dialog shows tabs. */
export interface ResultList {
  /** Name of the index; empty for the site's own. */
  readonly index: string;
  /** What its tab says. */
  readonly label: string;
  /** Whether its results open in this tab; results of other indexes open in a new one. */
  readonly current: boolean;
  readonly groups: readonly ResultGroup[];
}

/** Everything an engine says to one query. */
export interface SearchAnswer {
  /** At least one list; the first is the one of this site. */
  readonly lists: readonly ResultList[];
  /** Good hits in the other language, when this one has few. */
  readonly otherLang: readonly PageGroup[];
  /** When the results answer only a part of the query: the words that they are for. */
  readonly partial?: string;
  /** When nothing was found: known terms like the query, nearest first. */
  readonly nearTerms: readonly string[];
  /** When nothing was found: titles and headings like the query, nearest first; engines without a list of them leave it out. */
  readonly nearHeadings?: readonly SearchHit[];
  /** Whether nothing was found because the service failed. */
  readonly failed?: boolean;
}

/** Which index is asked. The version is empty where the site has none, or where search is not versioned. */
export interface SearchScope {
  readonly lang: Lang;
  readonly version: string;
}

/** One question. */
export interface SearchRequest extends SearchScope {
  /** Pages at most. */
  readonly limit: number;
  /** Aborted as soon as nobody waits for the answer: the promise then rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/**
 * One way to search: the local index, or a search service. Loaded when a reader shows intent, never before.
 * A query is any string a reader can type or paste; engines may not throw for its content.
 */
export interface SearchEngine {
  /**
   * Makes the engine ready, so that the first search is fast; calling it again costs nothing.
   * @throws Error when the index cannot be had; the engine has logged the reason, and the next call tries again
   */
  readonly prepare: (scope: SearchScope) => Promise<void>;
  /** @throws DOMException `AbortError` when the request's signal aborts; Error when the index cannot be had */
  readonly search: (query: string, request: SearchRequest) => Promise<SearchAnswer>;
  /** The site's own search, where this one asks a service that may fail. */
  readonly instead?: () => SearchEngine;
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
  /** Headings, and where the section of each begins in `content`. */
  readonly toc: readonly {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly charIndex: number;
  }[];
  readonly lang: Lang;
}

/** What search goes by besides the pages; the site hands it in. */
export interface SearchFacts {
  /** What readers type for one thing, in all languages: the words and phrases of a group find one another. */
  readonly synonyms: readonly (readonly string[])[];
  /** Pages and sections that are asked for by a code: the end of the address or the anchor, and the names for it. */
  readonly codes: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Addresses of news, which grow old. */
  readonly news: RegExp;
  /** Addresses of pages that only define words. */
  readonly definitions: RegExp;
}
