import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './SearchField.module.css';

/** Props of `SearchField`. */
export interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Id of the list and of its active row; undefined while there is none. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  /** Called with every change; `done` is false while an input method composes. */
  readonly onText: (text: string, done: boolean) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEnter: (event: KeyboardEvent) => void;
  readonly onCancel: () => void;
  /** Called with the whole text of the clipboard, which the field keeps on one line. */
  readonly onPasted: (text: string) => void;
}

/** The field of the dialog: a combobox whose list is the results (WAI-ARIA combobox pattern). */
export function SearchField({
  ref,
  text,
  listId,
  activeId,
  onText,
  onMove,
  onEnter,
  onCancel,
  onPasted,
}: SearchFieldProps) {
  const say = useText();
  const composing = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes; 229 is how Safari says so for the key that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <div className={styles.bar}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="m13.5 13.5 4 4M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={say(SEARCH_WORDS.field)}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={say(SEARCH_WORDS.placeholder)}
        value={text}
        onChange={(event) => onText(event.target.value, !composing.current)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          onText(event.currentTarget.value, true);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPasted(event.clipboardData.getData('text'))}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={say(SEARCH_WORDS.clear)}
          onClick={() => {
            onText('', true);
            ref.current?.focus();
          }}
        >
          <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {say(SEARCH_WORDS.cancel)}
      </button>
    </div>
  );
}
