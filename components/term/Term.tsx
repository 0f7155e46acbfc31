import { Link } from '@rspress/core/theme-original';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss, useHoverIntent } from '../../lib/hooks';
import { trimInline } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import styles from './Term.module.css';

const GAP = 6;
const MARGIN = 8;

/** Puts a tooltip below its anchor, or above it where there is no room, never beyond the window's edge. */
function placeTip(anchor: Element, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { left, top, width, bottom } = anchor.getBoundingClientRect();
  const centred = left + width / 2 - offsetWidth / 2;
  const below = bottom + GAP;
  const above = top - offsetHeight - GAP;
  const isAbove = below + offsetHeight + MARGIN > window.innerHeight && above > MARGIN;
  style.insetInlineStart = `${Math.max(MARGIN, Math.min(centred, window.innerWidth - offsetWidth - MARGIN))}px`;
  style.insetBlockStart = `${isAbove ? above : below}px`;
}

/** Authors write `id`; the glossary plugin adds the rest at build time. */
export interface TermProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly definition?: string;
  readonly href?: string;
}

/**
 * A word that the glossary explains: its definition, in a tooltip, describes the link to the terms page. By WCAG 1.4.13 it
 * shows on hover and focus, stays under the pointer, and Escape hides it without moving the focus.
 */
export default function Term({ children, definition, href }: TermProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  const delay = LIMITS.tooltipDelay;
  const hover = useHoverIntent({ open: show, close: hide, openDelay: delay, closeDelay: delay });
  const on = { ...hover, onFocus: show, onBlur: hide };
  useDismiss(open, wrapper, hide);
  useEffect(() => {
    const anchor = wrapper.current?.firstElementChild;
    const box = tip.current;
    if (!open || !box || !anchor) return undefined;
    const follow = () => placeTip(anchor, box);
    follow();
    // It follows instead of closing: focus that comes by keyboard scrolls the page just after the tooltip opened.
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open]);
  if (import.meta.env.SSG_MD) return <>{trimInline(children)}</>;
  return (
    <span ref={wrapper} {...on}>
      <Link href={href ?? ''} className={styles.term} aria-describedby={id}>
        {children}
      </Link>
      <span ref={tip} role="tooltip" id={id} className={styles.tip} data-open={open}>
        {definition}
      </span>
    </span>
  );
}
