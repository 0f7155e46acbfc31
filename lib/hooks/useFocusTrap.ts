import { useEffect, type RefObject } from 'react';
import { focusables } from '../dom/focusables';

/**
 * Keeps Tab and Shift+Tab inside an open part: from the last element to the first and back. A modal `dialog` alone would
 * let them out into the browser's own controls.
 * @param active whether the part is open
 * @param ref the part
 */
export function useFocusTrap(active: boolean, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = ref.current;
    if (!active || !part) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const items = focusables(part);
      const from = event.shiftKey ? items[0] : items.at(-1);
      const inside = part.contains(document.activeElement);
      if (inside && document.activeElement !== from) return;
      event.preventDefault();
      (event.shiftKey ? items.at(-1) : items[0])?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, ref]);
}
