import { useContext } from 'react';
import { RouterContext, type RouterState } from './RouterContext';

/**
 * What the router gives the parts of a page.
 * @throws Error outside a router
 */
export function useRouter(): RouterState {
  const state = useContext(RouterContext);
  if (!state) throw new Error('There is no router around this part of the page.');
  return state;
}
