import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { NothingFound } from './NothingFound';
import { ResultGroups, type RowsContext } from './ResultGroups';
import styles from './SearchScreen.module.css';
import type { SearchState } from './searchReducer';
import type { Shown } from './shownRows';

/** Props of `SearchScreen`. */
export interface SearchScreenProps {
  readonly state: SearchState;
  readonly shown: Shown;
  readonly listId: string;
  readonly context: RowsContext;
  readonly onRetry: () => void;
  /** Asks the site's own search; only where there is another one. */
  readonly onHere: (() => void) | undefined;
  /** Searches another text. */
  readonly onTerm: (term: string) => void;
  /** Draws results that a hook brings. */
  readonly render: ((result: unknown) => ReactNode) | undefined;
}

/** The one place that picks what the dialog shows below the field. */
export function SearchScreen({
  state,
  shown,
  listId,
  context,
  onRetry,
  onHere,
  onTerm,
  render,
}: SearchScreenProps) {
  const say = useText();
  const otherId = useId();
  const { phase, answer, answered } = state;
  const { pages, otherLang, custom, rows } = shown;

  if (phase === 'empty') return <p className={styles.note}>{say(SEARCH_WORDS.hint)}</p>;
  if (phase === 'failed') {
    return (
      <div className={styles.note}>
        <p>{say(SEARCH_WORDS.failed)}</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          {say(SEARCH_WORDS.retry)}
        </button>
      </div>
    );
  }
  if (!answer) return <p className={styles.note}>{say(SEARCH_WORDS.loading)}</p>;
  if (rows.length === 0 && custom.length === 0) {
    return (
      <NothingFound query={answered} terms={answer.nearTerms} onTerm={onTerm}>
        {answer.failed && (
          <>
            <p>{say(SEARCH_WORDS.serviceFailed)}</p>
            {onHere && (
              <button type="button" className={styles.button} onClick={onHere}>
                {say(SEARCH_WORDS.searchHere)}
              </button>
            )}
          </>
        )}
      </NothingFound>
    );
  }
  const [other] = otherLang;
  return (
    <>
      {rows.length > 0 && (
        <div id={listId} role="listbox" aria-label={say(SEARCH_WORDS.results)} className={styles.list}>
          <ResultGroups groups={pages} context={context} />
          {other && (
            <div id={otherId} className={styles.other}>
              {say(SEARCH_WORDS.otherLang)}
            </div>
          )}
          <ResultGroups groups={otherLang} lang={other?.group.lang} labelId={otherId} context={context} />
        </div>
      )}
      {custom.map(({ group, result }, index) => (
        <div key={`${index}-${group}`} className={styles.custom}>
          {render?.(result)}
        </div>
      ))}
    </>
  );
}
