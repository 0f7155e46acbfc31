import { createContext } from 'react';
import type { Location, Navigate, NavigationType } from './types';

/** What the router gives the parts of a page. */
export interface RouterState {
  readonly location: Location;
  readonly type: NavigationType;
}

/** Filled by `BrowserRouter`. */
export const RouterContext = createContext<RouterState | undefined>(undefined);

/** What goes elsewhere; apart from the state, since it stays the same, and who only needs it is not drawn again with every page. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);
