import { useEffect, useRef, useState, useCallback, useSyncExternalStore } from 'react';

interface ScrollState {
  /** Scroll position of the page when it was left, in px. */
  readonly top?: number;
}

const entryState = (): ScrollState | null => window.history.state as ScrollState | null;

let isPushed = false;

/** How far down the page was at a click, unless it has been scrolled since. */
let clickedAt: number | undefined;
const noteClick = (): void => {
  clickedAt = window.scrollY;
};
const forgetClick = (): void => {
  clickedAt = undefined;
};

/** Whether the page was reached by a new history entry, whose scroll position no browser restores; asking resets it. */
export function takePush(): boolean {
  const was = isPushed;
  isPushed = false;
  return was;
}

let patched: History['pushState'] | undefined;

/**
 * Before every `pushState`, whichever router calls it, saves the scroll position into the state of the current entry: there it
 * survives a reload, and goes when the entry goes. Calling it again changes nothing.
 */
export function saveScrollOnPush(): void {
  const { history } = window;
  const push = history.pushState;
  if (push === patched) return;
  window.addEventListener('click', noteClick, { capture: true, passive: true });
  window.addEventListener('scroll', forgetClick, { passive: true });
  history.pushState = patched = (...entry) => {
    // Read at the click, when that costs nothing: now the styles of the next page are loaded, and would be worked out for this one.
    history.replaceState({ ...entryState(), top: clickedAt ?? window.scrollY }, '');
    clickedAt = undefined;
    // The browser would restore that entry before the page is rendered, and go to the heading of the address instead.
    history.scrollRestoration = 'manual';
    push.apply(history, entry);
    isPushed = true;
    history.scrollRestoration = 'auto';
  };
}

/** The scroll position saved in the current history entry, in px; undefined for an entry that was not left yet. */
export const savedScroll = (): number | undefined => entryState()?.top;

/** The position to restore, in px, when the reader has just come back to this entry; asking hands the entry to the browser. */
export function takeSavedScroll(): number | undefined {
  if (window.history.scrollRestoration === 'auto') return undefined;
  window.history.scrollRestoration = 'auto';
  return savedScroll();
}

/** Ms until a page that never becomes long enough is left where it is. */
const SCROLL_BACK_TIMEOUT = 2000;

/** Scrolls to a place (px) of a page that may still be drawn, until the page is long enough; returns what gives up. */
export function scrollWhenThere(top: number): () => void {
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY > top - 1) watch.disconnect();
  });
  // First told before the next frame is painted, then with every change of the height.
  watch.observe(document.body);
  const timer = setTimeout(() => watch.disconnect(), SCROLL_BACK_TIMEOUT);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

/** The nearest box around an element that scrolls by itself. */
function scrollBox(element: Element): Element | undefined {
  let box: Element | null = element;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box && box !== document.documentElement ? box : undefined;
}

/**
 * Brings the marked entry of a list (`aria-current`) into view, or the beginning when none is marked, without moving the page
 * itself. What sticks to the top of the list's box counts as its `scroll-padding`.
 */
export function revealCurrent(list: Element): void {
  const current = list.querySelector('[aria-current]');
  const box = scrollBox(list);
  if (!box) return;
  if (!current) {
    box.scrollTop = 0;
    return;
  }
  const outer = box.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  if (inner.top >= outer.top + covered && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/**
 * Looks at the page once at first, then while it scrolls at most once per interval (ms), and always once after the last
 * movement. A change of the window's size counts as scrolling.
 * @param key a new key (such as the path) means a new page: it is looked at once more
 * @param begin defers the first look, as `afterPaint` does
 */
export function useThrottledScroll(
  look: () => void,
  interval: number,
  key: string,
  begin?: (look: () => void) => () => void,
): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      timer = undefined;
      latest.current();
    };
    const later = () => {
      timer ??= setTimeout(now, interval);
    };
    const cancel = begin ? begin(now) : now();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancel?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [interval, key, begin]);
}

/**
 * Whether the page was scrolled down last; false at the top, on the server and unless enabled.
 * @param key a new key (such as the path) means a new page, which begins as not scrolled
 */
export function useScrollDirection(throttle: number, enabled: boolean, key: string): boolean {
  const last = useRef({ key: '', y: 0 });
  const [state, setState] = useState({ key, down: false });
  const look = () => {
    if (!enabled) return;
    // Browsers that bounce report places above the top.
    const y = Math.max(0, window.scrollY);
    const before = last.current.key === key ? last.current.y : y;
    last.current = { key, y };
    if (y !== before) setState({ key, down: y > before });
  };
  useThrottledScroll(look, throttle, key);
  return enabled && state.key === key && state.down;
}

/**
 * How far down the page is, asked once until it is scrolled: to ask in the middle of a change makes the browser work out
 * styles and places of a page that is just being replaced.
 */
let top: number | undefined;

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    top = undefined;
    onChange();
  };
  // Nobody may have listened until now.
  top = undefined;
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

/** Whether the page is scrolled beyond a limit in px; false on the server. Renders only when the answer changes. */
export function useScrolledPast(limit: number): boolean {
  const read = useCallback(() => (top ??= window.scrollY) > limit, [limit]);
  return useSyncExternalStore(subscribe, read, () => false);
}
