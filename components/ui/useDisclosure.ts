import { useCallback, useState, useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useHoverIntent, useDismiss } from '../../lib/hooks';
import { moveFocus } from '../../lib/focus';

/** How an open part was opened. */
export type Opener = 'hover' | 'focus' | 'click';

/** Delays of a part that opens by hover, in ms. */
export interface OpenerDelays {
  /** Between the pointer coming and the opening. */
  readonly openDelay?: number;
  /** Between the pointer leaving and the closing. */
  readonly closeDelay: number;
}

/**
 * Whether a part is open, and by what: a click on one opened by hover or focus keeps it, a click on a clicked one closes it.
 * @param delays see `OpenerDelays`
 * @param mayLeave asked when the pointer has left for long enough; false keeps the part open
 * @returns `opener` (undefined while closed), the functions that change it, and the handlers of `hover`
 */
export function useOpener({ openDelay, closeDelay }: OpenerDelays, mayLeave: () => boolean) {
  const [opener, setOpener] = useState<Opener>();
  const close = useCallback(() => setOpener(undefined), []);
  const openBy = useCallback((by: Opener) => setOpener((now) => (by === 'click' ? by : (now ?? by))), []);
  const toggle = useCallback(() => setOpener((now) => (now === 'click' ? undefined : 'click')), []);
  const hover = useHoverIntent({
    open: () => openBy('hover'),
    close: () => {
      if (mayLeave()) close();
    },
    openDelay,
    closeDelay,
  });
  return { opener, openBy, toggle, close, hover };
}

/** Habits of a disclosure. */
export interface DisclosureOptions extends OpenerDelays {
  /** Opens when the keyboard reaches the button. */
  readonly openOnFocus?: boolean;
}

/**
 * A button that shows and hides a part: by hover, click, Enter, Space and ArrowDown, if asked by focus. Escape hides it
 * and gives focus back to the button; so do a press outside and focus that moves on, without moving focus again.
 * @returns `open`; `root`, `button` and `panel`, the props of the three elements
 */
export function useDisclosure({ openOnFocus = false, ...delays }: DisclosureOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const goIn = useRef(false);
  const comingBack = useRef(false);
  const id = useId();
  // Somebody reading with the keyboard must not lose the part because the pointer crossed it.
  const mayLeave = () => !panelRef.current?.contains(document.activeElement);
  const { opener, openBy, toggle, close, hover } = useOpener(delays, mayLeave);
  const open = opener !== undefined;
  const onDismiss = useCallback(
    (reason: 'escape' | 'outside') => {
      if (reason === 'escape' && rootRef.current?.contains(document.activeElement)) {
        comingBack.current = true;
        buttonRef.current?.focus();
        comingBack.current = false;
      }
      close();
    },
    [close],
  );
  useDismiss(open, rootRef, onDismiss);
  useEffect(() => {
    if (open && goIn.current && panelRef.current) moveFocus(panelRef.current, 'Home');
    goIn.current = false;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const inPanel = panelRef.current?.contains(event.target as Node) ? panelRef.current : null;
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && open) {
      // Parts inside parts close one by one.
      event.stopPropagation();
      onDismiss('escape');
    } else if (event.key === 'ArrowDown' && event.target === buttonRef.current) {
      event.preventDefault();
      if (opener === 'click' && panelRef.current) moveFocus(panelRef.current, 'Home');
      goIn.current = opener !== 'click';
      openBy('click');
    } else if (inPanel && moveFocus(inPanel, event.key)) event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const left = relatedTarget instanceof Node && !rootRef.current?.contains(relatedTarget);
    if (left && opener !== 'hover') close();
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (openOnFocus && !comingBack.current && currentTarget.matches(':focus-visible')) openBy('focus');
  };
  return {
    open,
    root: { ref: rootRef, onKeyDown, onBlur, ...hover },
    button: { ref: buttonRef, 'aria-expanded': open, 'aria-controls': id, onClick: toggle, onFocus },
    panel: { ref: panelRef, id, hidden: !open },
  };
}
