import { useEffect, type RefObject } from 'react';
import { typingTarget } from '../../../lib/dom/typingTarget';

/** What the keys lead to. */
export interface ProviderKeys {
  readonly open: boolean;
  /** The search button: a letter or digit typed on it opens the search with that character. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

const isCharacter = (key: string): boolean => /^[\p{L}\p{N}]$/u.test(key);

/** Opens the search with Ctrl+K, Cmd+K, `/` or a character on the button, and closes it with Ctrl+K. */
export function useProviderKeys({ open, button, onOpen, onClose }: ProviderKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.isComposing || event.defaultPrevented) return;
      const withModifier = ctrlKey || metaKey || altKey;
      const run = (action: () => void) => {
        // Otherwise the character is typed once more, into the field that has just got focus.
        event.preventDefault();
        action();
      };
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) run(open ? onClose : () => onOpen(''));
      else if (open || withModifier || typingTarget(event.target)) return;
      else if (key === '/') run(() => onOpen(''));
      else if (document.activeElement === button.current && isCharacter(key)) run(() => onOpen(key));
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, button, onOpen, onClose]);
}
