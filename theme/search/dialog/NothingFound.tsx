import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { QueryText } from './QueryText';
import styles from './NothingFound.module.css';

/** The two lines for a query without results, headings and known terms like it, and where else it may be answered. */
export function NothingFound({
  query,
  terms,
  onTerm,
  headings,
  elsewhere,
  children,
}: {
  readonly query: string;
  readonly terms: readonly string[];
  readonly onTerm: (term: string) => void;
  /** Links to sections whose headings look like the query. */
  readonly headings?: ReactNode;
  readonly elsewhere?: ReactNode;
  /** Why, where something failed. */
  readonly children?: ReactNode;
}) {
  const say = useText();
  const id = useId();
  return (
    <div className={styles.nothing}>
      <p className={styles.first}>
        <QueryText text={SEARCH_WORDS.noResults} query={query} />
      </p>
      <p>{say(SEARCH_WORDS.tryAgain)}</p>
      {children}
      {headings}
      {terms.length > 0 && (
        <div role="group" aria-labelledby={id} className={styles.terms}>
          <p id={id} className={styles.label}>
            {say(SEARCH_WORDS.nearTerms)}
          </p>
          {terms.map((term) => (
            <button key={term} type="button" className={styles.term} onClick={() => onTerm(term)}>
              {term}
            </button>
          ))}
        </div>
      )}
      {elsewhere}
    </div>
  );
}
