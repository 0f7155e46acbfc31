import type { ReactNode } from 'react';

/** There is one head; nothing is to be provided. */
export const createHead = (): null => null;

/** Stands where the host provides its head. */
export function UnheadProvider({ children }: { readonly children: ReactNode }) {
  return children;
}
