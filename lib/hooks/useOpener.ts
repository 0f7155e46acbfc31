import { useCallback, useState } from 'react';
import { useHoverIntent } from './useHoverIntent';

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
