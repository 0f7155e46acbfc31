import { preloadLink, removeBase } from '@rspress/core/runtime';
import { linksInView } from '../../../../lib/dom/linksInView';
import { onIdle } from '../../../../lib/dom/onIdle';
import { pathOfLink } from '../../../../lib/dom/pathOfLink';
import { prefetchPages } from './prefetchPages';

/** The likeliest pages first: those of the folder of the page at hand. */
const nearFirst = (paths: readonly string[], here: string): string[] => {
  const folder = here.slice(0, here.lastIndexOf('/') + 1);
  const isNear = (path: string) => path.startsWith(folder);
  return [...paths.filter(isNear), ...paths.filter((path) => !isNear(path))];
};

/** Fetches the page of a link that is pressed or has the focus. */
function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link && pathOfLink(link);
  if (path) preloadLink(removeBase(path));
}

/**
 * Fetches pages of links in view, now and after each scroll, up to a limit of bytes; and at once the page of a link that is
 * pressed or has the focus.
 * @param here path of the page at hand
 * @param bytes how much may be fetched
 * @param signal ends it, when the reader has left the page
 */
export function watchLinks(here: string, bytes: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  let room = bytes;
  const look = (): void => {
    if (signal.aborted) return;
    const before = room;
    // What is on its way takes its room at once; without the list of pages a click tries again.
    room = 0;
    void prefetchPages(here, nearFirst(linksInView().map(removeBase), here), before).then(
      (left) => (room = left),
      () => undefined,
    );
  };
  look();
  document.addEventListener('scrollend', () => onIdle(look), { signal });
  document.addEventListener('pointerdown', onIntent, { passive: true, signal });
  document.addEventListener('focusin', onIntent, { signal });
}
