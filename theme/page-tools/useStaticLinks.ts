import { preloadLink, removeBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import { useEffect } from 'react';

/** A page has no ending; files beside the pages have one. */
const PAGE = /(?:^|\/)[^./]*$/;

/** Address of the page that a link in the text of a page leads to, without the base path. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  const stays = hash && pathname === window.location.pathname && search === window.location.search;
  return stays || !PAGE.test(pathname) ? undefined : `${removeBase(pathname)}${search}${hash}`;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Follows links that stand in the HTML alone (`packages/lean/lean-chunks`) as the host's links do: without a new document, and
 * loaded ahead when they are pointed at.
 */
export function useStaticLinks(): void {
  const navigate = useLinkNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // A link of the host has been followed by then.
      const page = event.defaultPrevented || !isPlainClick(event) ? undefined : pageOf(event);
      if (!page) return;
      event.preventDefault();
      void navigate(page);
    };
    const loadAhead = (event: Event) => {
      const page = pageOf(event);
      if (page) preloadLink(page.replace(/[?#].*$/, ''));
    };
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', loadAhead, { passive: true });
    document.addEventListener('touchstart', loadAhead, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', loadAhead);
      document.removeEventListener('touchstart', loadAhead);
    };
  }, [navigate]);
}
