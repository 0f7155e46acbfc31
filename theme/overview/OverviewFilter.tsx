import { useEffect, useId, useRef } from 'react';
import { useText } from '../../lib/words';
import { OVERVIEW_WORDS } from '../../site/words/overview';
import styles from './OverviewFilter.module.css';

/** Props of `OverviewFilter`. */
export interface OverviewFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Pages left; nothing is said while there is no keyword. */
  readonly count: number;
  /** Whether the field takes focus when the page opens, where there is a mouse. */
  readonly focused: boolean;
}

/** Keyword field of an overview page and what it found, said as it changes. */
export function OverviewFilter({ query, onQuery, count, focused }: OverviewFilterProps) {
  const say = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A finger would get a keyboard over half of the page.
    if (focused && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const found = count > 0 ? say(OVERVIEW_WORDS.overviewCount).replace('{count}', String(count)) : '';
  const empty = say(OVERVIEW_WORDS['overview.filterNoResultText']) + query;
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id} className={styles.label}>
          {say(OVERVIEW_WORDS['overview.filterNameText'])}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          className={styles.input}
          placeholder={say(OVERVIEW_WORDS['overview.filterPlaceholderText'])}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <p role="status" className={count > 0 ? styles.found : styles.empty}>
        {query.trim() && (found || empty)}
      </p>
    </>
  );
}
