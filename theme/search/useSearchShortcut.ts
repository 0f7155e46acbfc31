import { useEffect } from 'react';

/**
 * Opens and closes the search with Ctrl+K or Cmd+K.
 * @param toggle called on the shortcut
 * @param onIntent called when Ctrl or Cmd goes down: the shortcut may follow
 */
export function useSearchShortcut(toggle: () => void, onIntent: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') onIntent();
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle, onIntent]);
}
