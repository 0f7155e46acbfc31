import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { decodeHash } from '../../lib/text/decodeHash';

/**
 * A new page begins at its top, unless the address names a heading. In place of the host's, which throws on a hash that
 * does not decode (the page goes blank) and takes a reader who has scrolled before the scripts ran back to the top.
 */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!decodeHash(window.location.hash)) window.scrollTo(0, 0);
  }, [pathname]);
}
