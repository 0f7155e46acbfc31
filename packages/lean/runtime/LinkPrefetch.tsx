import { preloadLink, removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { onIdle, prefersReducedData } from '../../../lib/browser';

/** Most pages that are fetched while one is read. */
const MAX_PAGES = 6;

/** The page of the site that a link leads to; a page has no ending, files beside the pages have one. */
function pathOfLink({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const isPage = origin === window.location.origin && !target && /(?:^|\/)[^./]*$/.test(pathname);
  return isPage && pathname !== window.location.pathname ? pathname : undefined;
}

/**
 * Fetches pages whose links are in view, when the page at hand is loaded and the browser idle, and renders nothing. Readers
 * who save data get the page that they click.
 */
export default function LinkPrefetch() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (prefersReducedData()) return undefined;
    const asked = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const path = isIntersecting && pathOfLink(target as HTMLAnchorElement);
        if (!path || asked.has(path) || asked.size >= MAX_PAGES) continue;
        asked.add(path);
        onIdle(() => preloadLink(removeBase(path)));
      }
    });
    const start = (): void => {
      for (const link of document.querySelectorAll('main a[href], nav a[href]')) observer.observe(link);
    };
    const left = new AbortController();
    if (document.readyState === 'complete') onIdle(start);
    else window.addEventListener('load', () => onIdle(start), { signal: left.signal });
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [pathname]);
  return null;
}
