import { useLocation } from '@rspress/core/runtime';
import { startTransition, useEffect, useState, type Ref } from 'react';
import { isApple } from '../../lib/browser';
import { addressQuery } from '../../lib/text/address';
import { storageSlot } from '../../lib/storage';
import { useHydrated } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { savedScroll } from '../../lib/scroll';
import { STORAGE_KEYS } from '../../site/storageKeys';
import styles from './SearchButton.module.css';

const SHORTCUT_LETTER = 'K';

/** Opens the search; shows its shortcut, with Cmd on Apple systems and Ctrl elsewhere. */
export function SearchButton({
  ref,
  onOpen,
  onIntent,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  readonly onIntent: () => void;
}) {
  const t = useT();
  const hydrated = useHydrated();
  const modifier = hydrated && isApple() ? '⌘' : 'Ctrl';
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={t('searchPlaceholderText')}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <svg
        width={18}
        height={18}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m13.5 13.5 4 4M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
      <span className={styles.words}>{t('searchPlaceholderText')}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {modifier} <span>{SHORTCUT_LETTER}</span>
      </kbd>
    </button>
  );
}

/** Whether `/` opens the search: readers must be able to turn a single character off (WCAG 2.1.4). */
export const slashKey = storageSlot({
  key: STORAGE_KEYS.searchSlash,
  parse: (text) => text !== 'off',
  print: (on) => (on ? 'on' : 'off'),
  fallback: true,
});

const TAKES_TEXT = 'input, textarea, select, [contenteditable]';

function isSlash({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof Element && target.closest(TAKES_TEXT)) return false;
  return !document.querySelector('dialog[open]') && slashKey.read();
}

/** Ctrl+K or Cmd+K opens and closes the search, `/` opens it; Ctrl or Cmd alone shows intent. */
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

/** Opens the search when the address asks for it, also on the way back; the page follows its address. */
export function useAddressQuery(show: (query: string) => void): void {
  const { search } = useLocation();
  const query = addressQuery(search);
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    const count = () => {
      // A link to a place in the page tells of itself in the same way.
      if (savedScroll() === undefined) return;
      // As the address itself, so that both arrive together.
      startTransition(() => setReturns((last) => last + 1));
    };
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);

  useEffect(() => {
    if (query) show(query);
  }, [query, returns, show]);
}
