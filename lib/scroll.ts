import { useEffect, useRef, useState, useCallback, useSyncExternalStore } from 'react';

/** The scroll position in px that `theme/doc/scroll.ts` saved in the history entry; undefined for one that was not left yet. */
export const savedScroll = (): number | undefined => (window.history.state as { top?: number } | null)?.top;

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
