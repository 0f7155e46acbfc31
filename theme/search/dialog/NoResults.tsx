import { useText } from '../../../lib/hooks/useText';
import { cutText } from '../../../lib/text/cutText';
import * as LIMITS from '../../../site/limits';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';

/** Says what was not found: the query stays a text of its own, whichever way its letters run. */
export function NoResults({ query }: { readonly query: string }) {
  const say = useText();
  const [before, after] = say(SEARCH_WORDS.noResults).split('{query}');
  return (
    <>
      {before}
      <bdi>{cutText(query, LIMITS.searchEcho, '…')}</bdi>
      {after}
    </>
  );
}
