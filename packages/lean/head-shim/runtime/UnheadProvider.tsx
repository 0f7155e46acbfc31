import type { ReactNode } from 'react';

/** No-op: the shim has a single global head. */
export const createHead = (): null => null;

/** Stands where the host provides its head. */
export function UnheadProvider({ children }: { readonly children: ReactNode }) {
  return children;
}
