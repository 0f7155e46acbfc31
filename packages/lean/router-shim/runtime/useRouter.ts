import { createContext, useContext, type Context } from 'react';
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

/**
 * What a router gives to the parts of a page.
 * @param context one of the router's
 * @throws Error outside a router
 */
function useFromRouter<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('No router around this.');
  return value;
}

/**
 * Where the reader is, and how that came.
 * @throws Error outside a router
 */
export const useRouter = (): RouterState => useFromRouter(RouterContext);

/** Where the reader is; the same object until that changes. */
export const useLocation = (): Location => useRouter().location;

/** The function that goes elsewhere; the same one on every page. */
export const useNavigate = (): Navigate => useFromRouter(NavigateContext);

/** How the reader came to the page at hand. */
export const useNavigationType = (): NavigationType => useRouter().type;
