import type { Lang } from '../../../site/languages';
import type { BenchPage, SiteName } from '../types';
import type { Outline } from './outline';

/** Where a reader types and reads in a search. Selectors. */
export interface SearchUi {
  readonly input: string;
  /** The results; links, unless `page` is given. */
  readonly result: string;
  /** A page that lists results as links, for a host whose panel does not. */
  readonly page?: { readonly path: string; readonly input: string; readonly result: string };
}

/** How one of the compared sites is fed, built and asked. */
export interface Host {
  readonly name: SiteName;
  /** What tables call it. */
  readonly label: string;
  /** Its folder below `tools/bench/sites/`. */
  readonly folder: string;
  /** Files and folders inside it that hold pages: emptied before others are written. */
  readonly content: readonly string[];
  /** Command of a build, run in the folder. */
  readonly command: readonly [string, ...string[]];
  /** Where the build writes. */
  readonly output: string;
  /** Caches, removed before a cold build. */
  readonly caches: readonly string[];
  /** Where a page goes. */
  readonly file: (lang: Lang, path: string) => string;
  /** The page as the host wants it. */
  readonly text: (page: Pick<BenchPage, 'title' | 'body'>) => string;
  /** Further files: path → text. */
  readonly files?: (outline: Outline) => Record<string, string>;
  /** Files of the output that hold the search index; nothing when it has no search. */
  readonly searchIndex?: RegExp;
  /** Its search as a reader uses it. */
  readonly search?: SearchUi;
}
