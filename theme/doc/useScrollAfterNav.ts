import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { showTarget } from '../../lib/fold';

/**
 * A hash leads to its heading, below the sticky bars, and the keyboard goes on from there. In place of the host's, which
 * throws on a hash that does not decode, and leads to nothing that is folded.
 */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => showTarget(), [location]);
}
