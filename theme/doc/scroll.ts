import { useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { scrollWhenThere, takeSavedScroll, takePush, saveScrollOnPush } from '../../lib/scroll';
import { showTarget } from '../../lib/browser';
import { decodeHash } from '../../lib/text/address';

/**
 * A hash leads to its heading, below the sticky bars, and the keyboard goes on from there. In place of the host's, which
 * throws on a hash that does not decode, and leads to nothing that is folded.
 */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => showTarget(), [location]);
}

/**
 * A new page begins at its top, unless the address names a heading; a page that the reader comes back to, where it was
 * left. In place of the host's, which throws on a hash that does not decode (the page goes blank), takes a reader who has
 * scrolled before the scripts ran back to the top, and shows every page of the history from its top.
 *
 * In the history the address changes at once, and its page follows when its script is there: until then the reader stays
 * where they are, and the entry keeps the place.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const { pathname } = location;
  const { routePath } = usePage().page;
  const seen = useRef({ pathname, routePath });
  useLayoutEffect(() => {
    saveScrollOnPush();
    const isOther = seen.current.pathname !== pathname;
    if (isOther && seen.current.routePath === routePath) return undefined;
    seen.current = { pathname, routePath };
    const top = takeSavedScroll();
    if (top !== undefined) return scrollWhenThere(top);
    const isPushed = takePush();
    if (!isOther || decodeHash(window.location.hash)) return undefined;
    // Not at once: the browser would have to lay out the page in the middle of the work.
    if (isPushed) return scrollWhenThere(0);
    window.scrollTo(0, 0);
    return undefined;
  }, [location, pathname, routePath]);
}
