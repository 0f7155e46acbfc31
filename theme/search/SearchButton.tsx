import type { Ref } from 'react';
import { isApple } from '../../lib/dom/isApple';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { useT } from '../../lib/hooks/useT';
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
  /** Called when a pointer or the keyboard comes near: a press may follow. */
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
