import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { onIdle } from '../../lib/dom/onIdle';
import { savesData } from '../../lib/dom/savesData';
import { pagesBeside } from '../../lib/pages/pagesBeside';

/**
 * Fetches the list of the pages in the reader's language once the page has come to life, so that a click need not wait for
 * it; readers who save data have it with their first click.
 */
export function usePageList(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (savesData()) return undefined;
    // Without the list a click tries again.
    return onIdle(() => void pagesBeside(first.current).catch(() => undefined));
  }, []);
}
