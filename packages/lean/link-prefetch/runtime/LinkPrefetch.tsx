import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { onIdle } from '../../../../lib/dom/onIdle';
import { prefersReducedData } from '../../../../lib/dom/prefersReducedData';

/**
 * Prefetches pages that the reader may go to next, and renders nothing. What does it (`watchLinks.ts`) is loaded when the page
 * is hydrated and the browser idle: no page needs it to be read. Readers who save data get the page that they click.
 * @param props.room bytes of other pages that may be fetched on one page
 */
export default function LinkPrefetch({ room }: { readonly room: number }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (prefersReducedData()) return undefined;
    const left = new AbortController();
    const start = () =>
      onIdle(() => {
        // Without it a page is fetched when its link is clicked.
        void import('./watchLinks').then(
          ({ watchLinks }) => watchLinks(pathname, room, left.signal),
          () => undefined,
        );
      });
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { signal: left.signal });
    return () => left.abort();
  }, [pathname, room]);
  return null;
}
