import { useEffect, type RefObject } from 'react';

/**
 * Asks the query of the field again when the network comes back after a failure.
 * @param failed whether the newest query failed
 * @param dialog the dialog of DocSearch, which asks what its field holds whenever the field takes focus
 */
export function useAskAgain(failed: boolean, dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!failed) return undefined;
    const ask = () =>
      dialog.current?.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [failed, dialog]);
}
