import { useLayoutEffect, type RefObject } from 'react';

/**
 * Closes an open part on Escape and on a press outside of it.
 * @param open whether the part is open; nothing is listened to while it is not
 * @param ref the part, its opener included
 * @param onDismiss called with the reason; on `escape` the caller gives focus back to the opener
 */
export function useDismiss(
  open: boolean,
  ref: RefObject<HTMLElement | null>,
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  // Before anything is painted: a press on what is seen must not come before the listener.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onDismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, ref, onDismiss]);
}
