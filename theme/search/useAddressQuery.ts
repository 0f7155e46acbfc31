import { useLocation } from '@rspress/core/runtime';
import { startTransition, useEffect, useState } from 'react';
import { savedScroll } from '../../lib/scroll-restoration/savedScroll';
import { addressQuery } from './addressQuery';

/**
 * Opens the search when the address asks for it, as browsers do for what is typed into their own field, and
 * again whenever the reader comes back to that address in the history. Who comes back before the next page was drawn finds
 * the address that the page knows already; therefore the ways back count too.
 * @param show opens the search with a query
 */
export function useAddressQuery(show: (query: string) => void): void {
  const { search } = useLocation();
  const query = addressQuery(search);
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    const count = () => {
      // A link to a place in the page tells of itself in the same way.
      if (savedScroll() === undefined) return;
      // As the address itself, so that both arrive together.
      startTransition(() => setReturns((last) => last + 1));
    };
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);

  useEffect(() => {
    if (query) show(query);
  }, [query, returns, show]);
}
