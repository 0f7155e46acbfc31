import { useEffect, useId, useRef } from 'react';
import { useT } from '../../lib/hooks/useT';
import styles from './OverviewFilter.module.css';

/** Props of `OverviewFilter`. */
export interface OverviewFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Pages left; nothing is said while there is no keyword. */
  readonly count: number;
  /** Whether the field takes focus when the page opens. */
  readonly focused: boolean;
}

/** Keyword field of an overview page, focused on load, and what it found, said as it changes (S2-75..78, S2-83). */
export function OverviewFilter({ query, onQuery, count, focused }: OverviewFilterProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const found = count > 0 ? t('overviewCount').replace('{count}', String(count)) : '';
  const empty = `${t('overview.filterNoResultText')}: ${query}`;
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id} className={styles.label}>
          {t('overview.filterNameText')}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          className={styles.input}
          placeholder={t('overview.filterPlaceholderText')}
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
