import { useLocation } from '@rspress/core/runtime';
import { useRef, useState } from 'react';
import { afterPaint } from '../../lib/browser';
import { useThrottledScroll } from '../../lib/scroll';
import { decodeHash } from '../../lib/text/address';
import * as LIMITS from '../../site/limits';
import { activeHeading } from './activeHeading';

/** A heading counts as reached this many px before the line where a hash link puts it. */
const TOLERANCE = 4;

const readPlace = () => {
  const { documentElement: root } = document;
  const { innerHeight: height, scrollY } = window;
  return {
    start: (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE,
    height,
    left: Math.max(0, root.scrollHeight - height - scrollY),
    scrolled: scrollY > 0,
  };
};

/**
 * The heading being read, looked for at most every 100 ms. A heading that was asked for by its address counts
 * until the page is scrolled on, also where the page is too short to bring it to the top.
 * @param ids the headings of the outline
 * @returns id; undefined on the server and above the first heading
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const { pathname, hash } = useLocation();
  const [active, setActive] = useState<string>();
  const seen = useRef('');
  const asked = useRef<{ id: string; at: number }>(undefined);
  const address = `${pathname}${hash}`;
  const look = () => {
    const { scrollY } = window;
    if (seen.current !== address) {
      seen.current = address;
      const id = decodeHash(hash);
      asked.current = ids.includes(id) ? { id, at: scrollY } : undefined;
    }
    if (asked.current && Math.abs(asked.current.at - scrollY) > 1) asked.current = undefined;
    const places = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top }));
    setActive(asked.current?.id ?? activeHeading(places, readPlace()));
  };
  useThrottledScroll(look, LIMITS.outlineScrollThrottle, address, afterPaint);
  return active;
}
