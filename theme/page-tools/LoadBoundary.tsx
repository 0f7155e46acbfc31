import type { ReactNode } from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';
import { loadAnew } from './loadAnew';

/**
 * Keeps the window from going blank when a page cannot be shown: going back to a page whose script is gone loads it as a
 * new document, once. A reader without a connection is told.
 */
export function LoadBoundary({
  address,
  children,
}: {
  /** Path of the page; another one gets a new chance. */
  readonly address: string;
  readonly children: ReactNode;
}) {
  return (
    <PartBoundary last keep="#__rspress_root > *" address={address} onFault={loadAnew}>
      {children}
    </PartBoundary>
  );
}
