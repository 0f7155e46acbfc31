import { useLocation, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { pageBody, showTarget } from '../../lib/browser';
import { savedScroll } from '../../lib/scroll';
import { decodeHash } from '../../lib/text/address';

/** In place of the host's, which throws on a hash that does not decode, and leads to nothing folded. */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => showTarget(), [location]);
}

/** Whether the page was reached by a new history entry, whose scroll position no browser restores. */
let isPushed = false;

/** How far down the page was at a click, unless it has been scrolled since. */
let clickedAt: number | undefined;
const noteClick = (): void => {
  clickedAt = window.scrollY;
};
const forgetClick = (): void => {
  clickedAt = undefined;
};

let patched: History['pushState'] | undefined;

/**
 * Before every `pushState`, whichever router calls it, saves the scroll position into the state of the current entry: there it
 * survives a reload, and goes when the entry goes. Calling it again changes nothing.
 */
function saveScrollOnPush(): void {
  const { history } = window;
  const push = history.pushState;
  if (push === patched) return;
  window.addEventListener('click', noteClick, { capture: true, passive: true });
  window.addEventListener('scroll', forgetClick, { passive: true });
  history.pushState = patched = (...entry) => {
    // Read at the click, when that costs nothing: now the styles of the next page are loaded, and would be worked out for this one.
    history.replaceState({ ...(history.state as object | null), top: clickedAt ?? window.scrollY }, '');
    clickedAt = undefined;
    // The browser would restore that entry before the page is rendered, and go to the heading of the address instead.
    history.scrollRestoration = 'manual';
    push.apply(history, entry);
    isPushed = true;
    history.scrollRestoration = 'auto';
  };
}

/** The position to restore, in px, when the reader has just come back to this entry; asking hands the entry to the browser. */
function takeSavedScroll(): number | undefined {
  if (window.history.scrollRestoration === 'auto') return undefined;
  window.history.scrollRestoration = 'auto';
  return savedScroll();
}

/** Ms until a page that never becomes long enough is left where it is. */
const SCROLL_BACK_TIMEOUT = 2000;

/** Scrolls to a place (px) of a page that may still be drawn, until the page is long enough; returns what gives up. */
function scrollWhenThere(top: number): () => void {
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY > top - 1) watch.disconnect();
  });
  // First told before the next frame is painted, then with every change of the height.
  watch.observe(pageBody());
  const timer = setTimeout(() => watch.disconnect(), SCROLL_BACK_TIMEOUT);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

/** A new page begins at its top or heading, one in the history where it was left, once its script is there. */
export function useScrollReset(): void {
  const location = useLocation();
  const { pathname } = location;
  const { routePath } = usePage().page;
  const seen = useRef({ pathname, routePath });
  useLayoutEffect(() => {
    saveScrollOnPush();
    const isOther = seen.current.pathname !== pathname;
    if (isOther && seen.current.routePath === routePath) return undefined;
    seen.current = { pathname, routePath };
    const top = takeSavedScroll();
    if (top !== undefined) return scrollWhenThere(top);
    const wasPushed = isPushed;
    isPushed = false;
    if (!isOther || decodeHash(window.location.hash)) return undefined;
    // Not at once: the browser would have to lay out the page in the middle of the work.
    if (wasPushed) return scrollWhenThere(0);
    window.scrollTo(0, 0);
    return undefined;
  }, [location, pathname, routePath]);
}
