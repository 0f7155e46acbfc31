import { preloadLink, removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { linksInView, pathOfLink } from '../../lib/dom/linksInView';
import { onIdle } from '../../lib/dom/onIdle';
import { savesData } from '../../lib/dom/savesData';
import { loadAhead } from '../../lib/pages/loadAhead';
import * as LIMITS from '../../site/limits';

/** The likeliest pages first: those of the folder of the page at hand. */
const nearFirst = (paths: readonly string[], here: string): string[] => {
  const folder = here.slice(0, here.lastIndexOf('/') + 1);
  const isNear = (path: string) => path.startsWith(folder);
  return [...paths.filter(isNear), ...paths.filter((path) => !isNear(path))];
};

/**
 * Fetches pages that the reader may go to next. When the browser has nothing better to do, those of links in view, up to a
 * limit of bytes for each page; and at once the page of a link that is pressed or has the focus. Readers who save data
 * have the page they click.
 */
export function useLoadAhead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    let room: number = LIMITS.aheadBytes;
    let cancel: (() => void) | undefined;
    const look = () => {
      cancel?.();
      cancel = onIdle(() => {
        const paths = nearFirst(linksInView().map(removeBase), pathname);
        const before = room;
        // What is on its way takes its room at once; without the list of pages a click tries again.
        room = 0;
        void loadAhead(pathname, paths, before).then(
          (left) => (room = left),
          () => undefined,
        );
      });
    };
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && pathOfLink(link);
      if (path) preloadLink(removeBase(path));
    };
    if (document.readyState === 'complete') look();
    else window.addEventListener('load', look, { once: true });
    document.addEventListener('scrollend', look);
    document.addEventListener('pointerdown', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      cancel?.();
      window.removeEventListener('load', look);
      document.removeEventListener('scrollend', look);
      document.removeEventListener('pointerdown', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [pathname]);
}
