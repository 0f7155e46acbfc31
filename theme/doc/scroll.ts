import { useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { scrollWhenThere, takeSavedScroll, takePush, saveScrollOnPush } from '../../lib/scroll';
import { showTarget } from '../../lib/browser';
import { decodeHash } from '../../lib/text/address';

/** In place of the host's, which throws on a hash that does not decode, and leads to nothing folded. */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => showTarget(), [location]);
}

/** A new page begins at its top or heading, one in the history where it was left, once its script is there. */
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
