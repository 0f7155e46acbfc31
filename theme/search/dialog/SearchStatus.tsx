import { useText } from '../../../lib/hooks/useText';
import { fillIn } from '../../../lib/text/fillIn';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import type { SearchState } from './searchReducer';

/** Tells screen readers what the dialog shows. */
export function SearchStatus({ state, count }: { readonly state: SearchState; readonly count: number }) {
  const say = useText();
  const { phase, answered } = state;
  const found = count === 1 ? say(SEARCH_WORDS.countOne) : fillIn(say(SEARCH_WORDS.countMany), { count });
  const nothing = fillIn(say(SEARCH_WORDS.noResults), { query: answered });
  const texts: Readonly<Record<SearchState['phase'], string>> = {
    empty: '',
    loading: say(SEARCH_WORDS.loading),
    answered: count > 0 ? found : nothing,
    failed: say(SEARCH_WORDS.failed),
  };
  return (
    <div role="status" className="siteVisuallyHidden">
      {texts[phase]}
    </div>
  );
}
