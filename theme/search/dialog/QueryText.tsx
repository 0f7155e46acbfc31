import { useText } from '../../../lib/hooks/useText';
import { cutText } from '../../../lib/text/cutText';
import * as LIMITS from '../../../site/limits';
import type { Text } from '../../../site/words/types';

/** A sentence about a query, or words of it: they stay a text of their own, whichever way their letters run. */
export function QueryText({ text, query }: { readonly text: Text; readonly query: string }) {
  const say = useText();
  const [before, after] = say(text).split('{query}');
  return (
    <>
      {before}
      <bdi>{cutText(query, LIMITS.searchEcho, '…')}</bdi>
      {after}
    </>
  );
}
