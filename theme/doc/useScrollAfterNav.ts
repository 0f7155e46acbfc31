import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { savedScroll } from '../../lib/scroll-restoration/savedScroll';
import { decodeHash } from '../../lib/text/decodeHash';

/**
 * A hash leads to its heading, below the sticky bars, and the keyboard goes on from there; but not when the reader
 * comes back to where the page was left. In place of the host's, which throws on a hash that does not decode.
 */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const id = decodeHash(window.location.hash);
    const target = id ? document.getElementById(id) : null;
    if (!target || savedScroll() !== undefined) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [location]);
}
