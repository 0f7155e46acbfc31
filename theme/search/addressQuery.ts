import { cutText } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import { SEARCH_FLAG } from '../../site/pageMarks';

/** What `?search=webpack` wants to be searched, on one line and cut; may be empty. */
export function addressQuery(search: string): string {
  const text = new URLSearchParams(search).get(SEARCH_FLAG) ?? '';
  return cutText(text.replace(/\s+/g, ' ').trim(), LIMITS.addressQueryLength);
}
