import {
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '../../lib/browser';
import { useDismiss, useHoverIntent } from '../../lib/hooks';
import styles from './Popover.module.css';

/** Ms that a dropdown stays open when the pointer has left it. */
const CLOSE_DELAY = 150;

interface DisclosureOptions {
  /** Ms between the pointer coming and the opening. */
  readonly openDelay?: number;
  readonly openOnFocus?: boolean;
}

type Opener = 'hover' | 'focus' | 'click';

/**
 * A button that shows and hides a panel: by hover, click, Enter, Space and ArrowDown, if asked by focus. A click on one opened
 * by hover or focus keeps it. Escape hides it and gives focus back to the button; so do a press outside and focus that moves
 * on, without moving focus again.
 */
function useDisclosure({ openOnFocus = false, openDelay }: DisclosureOptions) {
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const comingBack = useRef(false);
  const id = useId();
  const [opener, setOpener] = useState<Opener>();
  const open = opener !== undefined;
  const close = useCallback(() => setOpener(undefined), []);
  const openBy = (by: Opener) => setOpener((now) => now ?? by);
  const hover = useHoverIntent({
    open: () => openBy('hover'),
    close: () => {
      // Somebody reading with the keyboard must not lose the panel because the pointer crossed it.
      if (!panelRef.current?.contains(document.activeElement)) close();
    },
    openDelay,
    closeDelay: CLOSE_DELAY,
  });
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

  const onKeyDown = (event: KeyboardEvent) => {
    const inPanel = panelRef.current?.contains(event.target as Node) ? panelRef.current : null;
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && open) {
      // Panels inside panels close one by one.
      event.stopPropagation();
      onDismiss('escape');
    } else if (event.key === 'ArrowDown' && event.target === buttonRef.current) {
      event.preventDefault();
      // At once, since what is hidden takes no focus.
      flushSync(() => setOpener('click'));
      if (panelRef.current) moveFocus(panelRef.current, 'Home');
    } else if (inPanel && moveFocus(inPanel, event.key)) event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const left = relatedTarget instanceof Node && !rootRef.current?.contains(relatedTarget);
    if (left && opener !== 'hover') close();
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (openOnFocus && !comingBack.current && currentTarget.matches(':focus-visible')) openBy('focus');
  };
  const onClick = () => setOpener((now) => (now === 'click' ? undefined : 'click'));
  return {
    root: { ref: rootRef, onKeyDown, onBlur, ...hover },
    button: { ref: buttonRef, 'aria-expanded': open, 'aria-controls': id, onClick, onFocus },
    panel: { ref: panelRef, id, hidden: !open },
  };
}

interface PopoverProps extends DisclosureOptions {
  readonly label: ReactNode;
  readonly name?: string;
  /** A link in front of the button, when the group has a page of its own. */
  readonly before?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
}

/** A button with a panel that opens by pointer and keyboard; without JavaScript it opens by hover and focus alone. */
export function Popover(props: PopoverProps) {
  const {
    label,
    name,
    before,
    align = 'start',
    className,
    buttonClassName,
    panelClassName,
    children,
  } = props;
  const { root, button, panel } = useDisclosure(props);
  return (
    <div {...root} className={`${styles.root} ${className ?? ''}`}>
      {before}
      <button {...button} type="button" aria-label={name} className={buttonClassName}>
        {label}
      </button>
      <div {...panel} className={`${styles.panel} ${panelClassName ?? ''}`} data-align={align}>
        <div className={styles.box}>{children}</div>
      </div>
    </div>
  );
}
