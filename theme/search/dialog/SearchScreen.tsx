import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { AskElsewhere } from './AskElsewhere';
import { NearHeadings } from './NearHeadings';
import { NothingFound } from './NothingFound';
import { QueryText } from './QueryText';
import { ResultGroups, type RowsContext } from './ResultGroups';
import styles from './SearchScreen.module.css';
import type { SearchState } from './searchReducer';
import type { Shown } from './shownRows';
import type { SearchAnswer, SearchHit } from '../../../packages/search/types';

/** Props of `SearchScreen`. */
export interface SearchScreenProps {
  readonly state: SearchState;
  /** What is listed: the answer, or what the search offers before anything is typed. */
  readonly answer: SearchAnswer | undefined;
  readonly shown: Shown;
  readonly listId: string;
  readonly context: RowsContext;
  readonly onRetry: () => void;
  /** Asks the site's own search; only where there is another one. */
  readonly onHere: (() => void) | undefined;
  /** Forgets the results that were opened last; undefined when there are none. */
  readonly onForget: (() => void) | undefined;
  /** Takes back the narrowing to a kind of page; undefined when there is none. */
  readonly onAllKinds: (() => void) | undefined;
  /** Whether a query without results is offered to the diagnose box; pasted output has been already. */
  readonly withDiagnose: boolean;
  /** Called when the reader leaves for a page, with its row where it is a result. */
  readonly onLeave: (hit?: SearchHit) => void;
  /** Searches another text. */
  readonly onTerm: (term: string) => void;
  /** Draws results that a hook brings. */
  readonly render: ((result: unknown) => ReactNode) | undefined;
}

/** The one place that picks what the dialog shows below the field. */
export function SearchScreen({
  state,
  answer,
  shown,
  listId,
  context,
  onRetry,
  onHere,
  onForget,
  onAllKinds,
  withDiagnose,
  onLeave,
  onTerm,
  render,
}: SearchScreenProps) {
  const say = useText();
  const otherId = useId();
  const { phase, answered } = state;
  const { pages, otherLang, custom, rows } = shown;

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
  const elsewhere = !onAllKinds && !answer.failed && (
    <AskElsewhere query={answered} withDiagnose={withDiagnose} onOpen={onLeave} />
  );
  if (rows.length === 0 && custom.length === 0) {
    const near = answer.nearHeadings ?? [];
    return (
      <NothingFound
        query={answered}
        terms={answer.nearTerms}
        onTerm={onTerm}
        headings={near.length > 0 && <NearHeadings headings={near} onOpen={onLeave} />}
        elsewhere={elsewhere}
      >
        {onAllKinds && (
          <button type="button" className={styles.button} onClick={onAllKinds}>
            {say(SEARCH_WORDS.allKinds)}
          </button>
        )}
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
      {phase === 'empty' && <p className={styles.hint}>{say(SEARCH_WORDS.hint)}</p>}
      {answer.partial !== undefined && rows.length > 0 && (
        <p className={styles.hint}>
          <QueryText text={SEARCH_WORDS.partial} query={answer.partial} />
        </p>
      )}
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
      {answer.partial !== undefined && <div className={styles.other}>{elsewhere}</div>}
      {phase === 'empty' && onForget && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {say(SEARCH_WORDS.forget)}
        </button>
      )}
      {custom.map(({ group, result }, index) => (
        <div key={`${index}-${group}`} className={styles.custom}>
          {render?.(result)}
        </div>
      ))}
    </>
  );
}
