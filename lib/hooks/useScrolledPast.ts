import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/**
 * Whether the page is scrolled beyond a line. Renders only when the answer changes, not at every pixel.
 * @param limit px from the top
 * @returns true when `scrollY > limit`; false on the server
 */
export function useScrolledPast(limit: number): boolean {
  const read = useCallback(() => window.scrollY > limit, [limit]);
  return useSyncExternalStore(subscribe, read, () => false);
}
