import { useEffect, type RefObject } from 'react';
import { loadPage, isInitialPage } from '../../lib/loading';

/**
 * Loads a page as a document when something has taken the main part out of the one at hand, as extensions do: React draws
 * on without a word, where nobody sees it.
 * @param main the main part
 * @param path path of the page; looked at whenever the reader goes on to another
 */
export function useMainThere(main: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    if (!isInitialPage() && !main.current?.isConnected) void loadPage(window.location.href);
  }, [main, path]);
}
