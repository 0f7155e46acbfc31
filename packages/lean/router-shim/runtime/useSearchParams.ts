import { useCallback, useMemo } from 'react';
import { useNavigate, useRouter } from './useRouter';

/** What a query may be given as. */
type Query = URLSearchParams | string | Readonly<Record<string, string>>;

/** Visits the same page with another query, given as it is or made from the current one. */
type SetSearchParams = (next: Query | ((current: URLSearchParams) => Query)) => void;

/**
 * The query of the address.
 * @returns the query, and a function that visits the same page with another one
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location } = useRouter();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback<SetSearchParams>(
    (next) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(query)) : next;
      navigate(`?${new URLSearchParams(wanted).toString()}`);
    },
    [navigate, query],
  );
  return [query, setQuery];
}
