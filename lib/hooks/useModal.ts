import { useCallback, useLayoutEffect, type RefObject, type SyntheticEvent } from 'react';
import { scrollLock } from '../dom/scrollLock';
import { useDismiss } from './useDismiss';
import { useFocusTrap } from './useFocusTrap';

/** Parts of a modal dialog, and what to do when the reader has done with it. */
export interface ModalParts {
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
