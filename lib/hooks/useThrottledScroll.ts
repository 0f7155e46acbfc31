import { useEffect, useRef } from 'react';

/**
 * Looks at the page while it scrolls, not at every pixel: once at first, then at most once per interval, and always once
 * after the last movement. A change of the window's size counts as scrolling.
 * @param look what is done; always the latest one
 * @param interval ms between two looks
 * @param key a new key (such as the path) means a new page: it is looked at once more
 * @param begin when the first look is due, such as `afterPaint`; hands back what takes it back. At once when left out
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
