import { useCallback, useEffect, useRef, useState } from 'react';
import { useDismiss, useHoverIntent } from '../../lib/hooks';
import { placeBelow } from './placeBelow';

/** Moves a tooltip to its anchor. */
function place(anchor: Element, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { left, top } = placeBelow(
    anchor.getBoundingClientRect(),
    { width: offsetWidth, height: offsetHeight },
    { width: window.innerWidth, height: window.innerHeight },
  );
  style.insetInlineStart = `${left}px`;
  style.insetBlockStart = `${top}px`;
}

/**
 * When a tooltip shows and where (WCAG 1.4.13): on hover after a delay, on focus at once; it stays while the pointer is
 * on it, and Escape takes it away without moving the focus.
 * @param delay ms before it opens, and before it closes after the pointer left
 * @returns refs and handlers for the wrapper and the tooltip, and whether it is open
 */
export function useTooltip(delay: number) {
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  const hover = useHoverIntent({ open: show, close: hide, openDelay: delay, closeDelay: delay });
  useDismiss(open, wrapper, hide);
  useEffect(() => {
    const anchor = wrapper.current?.firstElementChild;
    const box = tip.current;
    if (!open || !box || !anchor) return undefined;
    const follow = () => place(anchor, box);
    follow();
    // It follows instead of closing: focus that comes by keyboard scrolls the page just after the tooltip opened.
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open]);
  return { open, wrapper, tip, on: { ...hover, onFocus: show, onBlur: hide } };
}
