import type { ReactNode } from 'react';
import type { ResultList, SearchAnswer, SearchScope } from '../../packages/search/types';

type Maybe<T> = T | undefined | Promise<T | undefined>;

export interface SearchHooks {
  /** Called first; what it returns is searched instead. */
  readonly beforeSearch?: (query: string, scope: SearchScope) => Maybe<string>;
  /** Called with what was found; the lists it returns stand behind, each in a tab of its own. */
  readonly onSearch?: (query: string, lists: readonly ResultList[]) => Maybe<readonly ResultList[]>;
  /** Called last, with the whole answer. */
  readonly afterSearch?: (query: string, answer: SearchAnswer) => unknown;
  readonly render?: (result: unknown) => ReactNode;
}

/** The hooks of this site; none. A deployment that wants some writes them here; they are loaded with the engine. */
export const siteHooks: SearchHooks = {};
