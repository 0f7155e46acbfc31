import type { ReactNode } from 'react';
import { useText } from '../../../lib/hooks/useText';
import { fillIn } from '../../../lib/text/fillIn';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { QueryText } from './QueryText';
import type { SearchState } from './searchReducer';

/** Tells screen readers what the dialog shows. */
export function SearchStatus({ state, count }: { readonly state: SearchState; readonly count: number }) {
  const say = useText();
  const { phase, answer, answered, refining } = state;
  const found = count === 1 ? say(SEARCH_WORDS.countOne) : fillIn(say(SEARCH_WORDS.countMany), { count });
  const texts: Readonly<Record<SearchState['phase'], ReactNode>> = {
    empty: '',
    loading: say(SEARCH_WORDS.loading),
    answered:
      count > 0 ? (
        <>
          {answer?.partial && (
            <>
              <QueryText text={SEARCH_WORDS.partial} query={answer.partial} />{' '}
            </>
          )}
          {found}
        </>
      ) : (
        <>
          <QueryText text={SEARCH_WORDS.noResults} query={answered} />{' '}
          {answer?.failed && say(SEARCH_WORDS.serviceFailed)}
        </>
      ),
    failed: say(SEARCH_WORDS.failed),
  };
  return (
    <div role="status" className="siteVisuallyHidden">
      {/* First results are not counted aloud: the whole answer is, once. */}
      {texts[refining ? 'loading' : phase]}
    </div>
  );
}
