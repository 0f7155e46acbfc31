import { useEffect } from 'react';

/**
 * Opens the search with Ctrl+K or Cmd+K (S2-98).
 * @param enabled false while the dialog is open: then the dialog's own handler closes it
 * @param open called on the shortcut
 */
export function useSearchShortcut(enabled: boolean, open: () => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, open]);
}
