import { createContext, useContext } from 'react';
import type { Location, Navigate, NavigationType } from './types';

/** What the router gives the parts of a page. */
export interface RouterState {
  readonly location: Location;
  readonly navigate: Navigate;
  readonly type: NavigationType;
}

/** Filled by `BrowserRouter`. */
export const RouterContext = createContext<RouterState | undefined>(undefined);

/** Where the reader is; the same object until that changes. */
export const useLocation = (): Location => useRouter().location;

/** The function that goes elsewhere. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** How the reader came to the page at hand. */
export const useNavigationType = (): NavigationType => useRouter().type;

/**
 * What the router gives the parts of a page.
 * @throws Error outside a router
 */
export function useRouter(): RouterState {
  const state = useContext(RouterContext);
  if (!state) throw new Error('There is no router around this part of the page.');
  return state;
}
