import { createContext } from 'react';
import type { Location, Navigate } from './types';

/** What the router gives the parts of a page. */
export interface RouterState {
  readonly location: Location;
  readonly navigate: Navigate;
}

/** Filled by `BrowserRouter`. */
export const RouterContext = createContext<RouterState | undefined>(undefined);
