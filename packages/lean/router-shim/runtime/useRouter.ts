import { useContext, type Context } from 'react';
import { RouterContext, type RouterState } from './RouterContext';

/**
 * What a router gives to the parts of a page.
 * @param context one of the router's
 * @throws Error outside a router
 */
export function useFromRouter<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('There is no router around this part of the page.');
  return value;
}

/**
 * Where the reader is, and how that came.
 * @throws Error outside a router
 */
export const useRouter = (): RouterState => useFromRouter(RouterContext);
