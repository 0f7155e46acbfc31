import { useEffect } from 'react';
import { slashKey } from './slashKey';

/** What takes text, or has keys of its own. */
const TAKES_TEXT = 'input, textarea, select, [contenteditable]';

/** Whether a pressed key is the bare `/`, for nobody else. */
function isSlash({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest(TAKES_TEXT)) return false;
  return !document.querySelector('dialog[open]') && slashKey.read();
}

/**
 * Opens and closes the search with Ctrl+K or Cmd+K, and opens it with `/` outside of fields and dialogs.
 * @param toggle called on the shortcut
 * @param onIntent called when Ctrl or Cmd goes down: the shortcut may follow
 */
export function useSearchShortcut(toggle: () => void, onIntent: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      if (key === 'Control' || key === 'Meta') onIntent();
      const isK = code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (!isK && !isSlash(event)) return;
      event.preventDefault();
      if (!repeat) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle, onIntent]);
}
