import { preloadLink, removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { pathOfLink } from '../../lib/dom/pathOfLink';
import { onIdle } from '../../lib/dom/onIdle';
import { savesData } from '../../lib/dom/savesData';
import * as LIMITS from '../../site/limits';

/** What looks for links is loaded when the page has come to life: no page needs it to be read. */
const look = async (here: string, room: number): Promise<number> => {
  const { lookAhead } = await import('../../lib/pages/lookAhead');
  return lookAhead(here, removeBase, room);
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
    const plan = () => {
      cancel?.();
      cancel = onIdle(() => {
        const before = room;
        // What is on its way takes its room at once; without the list of pages a click tries again.
        room = 0;
        void look(pathname, before).then(
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
    if (document.readyState === 'complete') plan();
    else window.addEventListener('load', plan, { once: true });
    document.addEventListener('scrollend', plan);
    document.addEventListener('pointerdown', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      cancel?.();
      window.removeEventListener('load', plan);
      document.removeEventListener('scrollend', plan);
      document.removeEventListener('pointerdown', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [pathname]);
}
