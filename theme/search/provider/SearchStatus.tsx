import { fillIn } from '../../../lib/text/fillIn';
import { useText } from '../../../lib/hooks/useText';
import { DOC_SEARCH_WORDS } from '../../../site/words/docSearch';
import type { SearchOutcome } from './hardenClient';

/** Reads out what a search came to; DocSearch itself is silent. */
export function SearchStatus({ outcome }: { readonly outcome: SearchOutcome | undefined }) {
  const text = useText();
  let words = '';
  if (outcome && 'failure' in outcome) words = text(DOC_SEARCH_WORDS['docSearch.errorTitle']);
  else if (outcome?.count === 0) {
    words = fillIn(text(DOC_SEARCH_WORDS['docSearch.noResults']), { query: outcome.query });
  } else if (outcome) {
    words = fillIn(text(DOC_SEARCH_WORDS['docSearch.resultCount']), { count: outcome.count });
  }
  return (
    <p role="status" className="siteVisuallyHidden">
      {words}
    </p>
  );
}
