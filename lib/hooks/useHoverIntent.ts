import { useEffect, useMemo, useRef } from 'react';

/** Handlers for an element that opens something when the pointer comes and closes it some time after it leaves. */
export interface HoverIntent {
  readonly onPointerEnter: (event: { pointerType: string }) => void;
  readonly onPointerLeave: (event: { pointerType: string }) => void;
}

/**
 * Opens on hover, closes a while after the pointer left; coming back in time keeps it open. Touch is left to clicks.
 * @param options.open called when it opens
 * @param options.close called when it closes
 * @param options.openDelay ms between entering and opening
 * @param options.closeDelay ms between leaving and closing
 */
export function useHoverIntent({
  open,
  close,
  openDelay = 0,
  closeDelay,
}: {
  readonly open: () => void;
  readonly close: () => void;
  readonly openDelay?: number;
  readonly closeDelay: number;
}): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ open, close });
  useEffect(() => {
    latest.current = { open, close };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const later = (what: 'open' | 'close', delay: number) => {
      clearTimeout(timer.current);
      if (delay === 0) latest.current[what]();
      else timer.current = setTimeout(() => latest.current[what](), delay);
    };
    return {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') later('open', openDelay);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') later('close', closeDelay);
      },
    };
  }, [openDelay, closeDelay]);
}
