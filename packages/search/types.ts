import type { Lang } from '../../site/languages';

/** One marked part of a text, in UTF-16 units of the original text. */
export interface HighlightInfo {
  readonly start: number;
  readonly length: number;
}

export interface SearchHit {
  readonly type: 'title' | 'header' | 'content';
  readonly title: string;
  /** Empty above the first heading. */
  readonly header: string;
  /** Empty for titles and headers. */
  readonly statement: string;
  /** With language prefix and anchor, without base; or an absolute http(s) address. */
  readonly link: string;
  /** In `title`, `header` or `statement`, by `type`. */
  readonly highlightInfoList: readonly HighlightInfo[];
}

export interface PageGroup {
  readonly renderType: 'default';
  readonly group: string;
  readonly lang: Lang;
  readonly hits: readonly SearchHit[];
}

interface CustomGroup {
  readonly renderType: 'custom';
  readonly group: string;
  readonly result: unknown;
}

export type ResultGroup = PageGroup | CustomGroup;

export interface ResultList {
  /** Empty for the site's own. */
  readonly index: string;
  readonly label: string;
  /** Opens in this tab; results of other indexes open in a new one. */
  readonly current: boolean;
  readonly groups: readonly ResultGroup[];
}

export interface SearchAnswer {
  /** The first is the one of this site; with more the dialog shows tabs. */
  readonly lists: readonly ResultList[];
  readonly otherLang: readonly PageGroup[];
  /** The words that results are for which answer only a part of the query. */
  readonly partial?: string;
  /** When nothing was found, nearest first. */
  readonly nearHeadings: readonly SearchHit[];
  /** Nothing was found because the service failed. */
  readonly failed?: boolean;
}

/** The version is empty where the site has none, or where search is not versioned. */
export interface SearchScope {
  readonly lang: Lang;
  readonly version: string;
}

export interface SearchRequest extends SearchScope {
  readonly limit: number;
  /** The promise then rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** One way to search. A query is any string that can be pasted: engines may not throw for its content. */
export interface SearchEngine {
  /** Calling it again costs nothing. Throws, after logging why, when the index cannot be had. */
  readonly prepare: (scope: SearchScope) => Promise<void>;
  /** Throws an `AbortError` when the signal aborts, or an Error when the index cannot be had. */
  readonly search: (query: string, request: SearchRequest) => Promise<SearchAnswer>;
  /** The site's own search, where this one asks a service that may fail. */
  readonly instead?: () => SearchEngine;
}

export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  /** Without markup. */
  readonly content: string;
  /** With language prefix, without base. */
  readonly routePath: string;
  /** Empty for pages of this site. */
  readonly domain: string;
  /** `charIndex` is where the section begins in `content`. */
  readonly toc: readonly {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly charIndex: number;
  }[];
  readonly lang: Lang;
}

export interface SearchFacts {
  readonly synonyms: readonly (readonly string[])[];
  /** The end of the address of a page, and the names for it. */
  readonly codes: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Addresses of the pages whose headings are options. */
  readonly options: RegExp;
  /** Addresses of news. */
  readonly news: RegExp;
}
