import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds.
 * @param query e.g. `(width <= 768px)`
 * @returns false on the server and in the first render, then the truth, kept up to date
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
