import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { onIdle } from '../../lib/dom/onIdle';
import { savesData } from '../../lib/dom/savesData';

/**
 * Fetches pages that the reader may go to next (`lib/pages/lookAhead.ts`), which is loaded itself when the page has come to
 * life and the browser has nothing better to do: no page needs it to be read. Readers who save data have the page they
 * click.
 */
export function useLoadAhead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const left = new AbortController();
    const start = () =>
      onIdle(() => {
        // Without it a link is fetched when it is clicked.
        void import('../../lib/pages/lookAhead').then(
          ({ lookAhead }) => lookAhead(pathname, left.signal),
          () => undefined,
        );
      });
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { signal: left.signal });
    return () => left.abort();
  }, [pathname]);
}
