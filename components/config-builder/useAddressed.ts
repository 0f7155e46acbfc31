import { useLocation } from '@rspress/core/runtime';
import { useReducer } from 'react';
import { useHydrated } from '../../lib/hooks/useHydrated';

/** Writes a choice into the address, so that it can be sent; the router need not hear of it. */
function writeAddress(name: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set(name, value);
  window.history.replaceState(window.history.state, '', `${pathname}?${query.toString()}${hash}`);
}

/**
 * A choice that only the address keeps.
 * @param name in the address
 * @returns the value as it stands there, empty where it is missing, and the function that chooses
 */
export function useAddressed(name: string): readonly [string, (value: string) => void] {
  // Hears of links that lead to the same page with another choice.
  useLocation();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  // The server does not know the query.
  const isHydrated = useHydrated();
  const value = isHydrated ? new URLSearchParams(window.location.search).get(name) : undefined;
  return [
    value ?? '',
    (chosen) => {
      writeAddress(name, chosen);
      showAgain();
    },
  ];
}
