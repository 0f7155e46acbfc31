/** Keys held while a row is opened, as in a click on a link. */
export type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Opens a row as a click on its link does, so that Ctrl, Cmd and Shift open a new tab or window.
 * @param id id of the row; nothing happens without such a row
 * @param held keys that are held
 */
export function openRow(id: string, held?: HeldKeys): void {
  const { ctrlKey = false, metaKey = false, shiftKey = false } = held ?? {};
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
