import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page runs in the browser and the first render is over.
 * @returns false on the server and while hydrating, so that both give the same HTML
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
