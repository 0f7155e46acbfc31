import { createContext } from 'react';
import type { Location, Navigate, NavigationType } from './types';

/** What the router gives the parts of a page. */
export interface RouterState {
  readonly location: Location;
  readonly navigate: Navigate;
  readonly type: NavigationType;
}

/** Filled by `BrowserRouter`. */
export const RouterContext = createContext<RouterState | undefined>(undefined);
