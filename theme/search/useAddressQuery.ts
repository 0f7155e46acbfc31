import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { addressQuery } from './addressQuery';

/**
 * Opens the search when the address asks for it, as browsers do for what is typed into their own field (issue 7.5).
 * @param show opens the search with a query
 */
export function useAddressQuery(show: (query: string) => void): void {
  const { search } = useLocation();
  const query = addressQuery(search);
  useEffect(() => {
    if (query) show(query);
  }, [query, show]);
}
