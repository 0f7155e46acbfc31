import { useCallback, useLayoutEffect, type RefObject, type SyntheticEvent } from 'react';
import { focusables } from './browser';
import { useDismiss } from './hooks';

let locks = 0;
let before = '';

/**
 * Keeps the page behind an overlay from scrolling, until the function that it returns has been called for every lock.
 * @param target the element that may still scroll; iOS needs one
 */
export function scrollLock(target: Element | null): () => void {
  if (!target) {
    // Without a target iOS would freeze the overlay too, so the page stays as it is.
    // eslint-disable-next-line no-console -- the specification asks for this line
    console.error('scrollLock: no target element was given, so body scrolling stays enabled.');
    return () => undefined;
  }
  const { style } = document.documentElement;
  if (locks === 0) {
    before = style.overflow;
    style.overflow = 'hidden';
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) style.overflow = before;
  };
}

/**
 * Keeps Tab and Shift+Tab inside an open part: from the last element to the first and back. A modal `dialog` alone would
 * let them out into the browser's own controls.
 */
export function useFocusTrap(active: boolean, ref: RefObject<HTMLElement | null>): void {
  // A layout effect: a key that is pressed as soon as the part shows must not lead out of it.
  useLayoutEffect(() => {
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

interface ModalParts {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What a press outside of closes the dialog. */
  readonly panel: RefObject<HTMLElement | null>;
  /** What has focus at first. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Shows a dialog over the page for as long as it exists: focus stays in it and goes back, and the page keeps its place.
 * @returns what the dialog element listens to
 */
export function useModal({ dialog, panel, field, onClose }: ModalParts) {
  useFocusTrap(true, dialog);
  useDismiss(
    true,
    panel,
    useCallback(
      (reason) => {
        if (reason === 'outside') onClose();
      },
      [onClose],
    ),
  );
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    const unlock = scrollLock(element);
    return () => {
      unlock();
      // Closing gives focus back to where it was; taking the element away would drop it.
      element?.close();
    };
  }, [dialog, field]);
  // The browser says that it has closed a dialog only after the next key: a button pressed at once would be shut again.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return { onCancel, onClose };
}
