import { useRef, useState } from 'react';
import { useThrottledScroll } from './useThrottledScroll';

/**
 * Which way the page was scrolled last.
 * @param throttle ms between two looks at the position; the last position is always looked at
 * @param enabled the answer stays false otherwise
 * @param key a new key (such as the path) means a new page, which begins as not scrolled
 * @returns true after scrolling down; false after scrolling up, at the top and on the server
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
