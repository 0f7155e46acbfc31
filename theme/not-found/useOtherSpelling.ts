import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { LISTED_PAGES } from './listedPages';
import { sameAddress } from './sameAddress';

/** Leads an address that differs from that of a page only in the case of its letters to the page. */
export function useOtherSpelling(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const path = LISTED_PAGES.find((page) => sameAddress(page.path, pathname))?.path;
    if (path && path !== pathname) window.location.replace(`${withBase(path)}${search}${hash}`);
  }, [pathname, search, hash]);
}
