import { useCallback, useSyncExternalStore } from 'react';

/**
 * How far down the page is, asked once until it is scrolled: to ask in the middle of a change makes the browser work out
 * styles and places of a page that is just being replaced.
 */
let top: number | undefined;

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    top = undefined;
    onChange();
  };
  // Nobody may have listened until now.
  top = undefined;
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

/**
 * Whether the page is scrolled beyond a line. Renders only when the answer changes, not at every pixel.
 * @param limit px from the top
 * @returns true when `scrollY > limit`; false on the server
 */
export function useScrolledPast(limit: number): boolean {
  const read = useCallback(() => (top ??= window.scrollY) > limit, [limit]);
  return useSyncExternalStore(subscribe, read, () => false);
}
