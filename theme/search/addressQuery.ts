import { cutText } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import { SEARCH_FLAG } from '../../site/pageMarks';

/**
 * What an address wants to be searched: `?search=webpack`.
 * @param search query of the address
 * @returns the text on one line and cut to a sensible length; empty when the address asks for nothing
 */
export function addressQuery(search: string): string {
  const text = new URLSearchParams(search).get(SEARCH_FLAG) ?? '';
  return cutText(text.replace(/\s+/g, ' ').trim(), LIMITS.addressQueryLength);
}
