import { useCallback, useMemo } from 'react';
import { useRouter } from './useRouter';

/**
 * The query of the address.
 * @returns the query, and a function that visits the same page with another one
 */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { location, navigate } = useRouter();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback((next: URLSearchParams) => navigate({ search: next.toString() }), [navigate]);
  return [query, setQuery];
}
