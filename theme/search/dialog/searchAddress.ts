import { cutText } from '../../../lib/text/cutText';
import * as LIMITS from '../../../site/limits';
import { SEARCH_FLAG } from '../../../site/openSearch';

/**
 * The address that opens the search with a query; the one that browsers fill in for their own search field.
 * @param page absolute address of the page that it opens on; its query and fragment are left out
 * @param query what is searched; what an address has no room for is cut off
 */
export function searchAddress(page: string, query: string): string {
  const address = new URL(page);
  address.hash = '';
  address.search = '';
  address.searchParams.set(SEARCH_FLAG, cutText(query.trim(), LIMITS.addressQueryLength));
  return address.href;
}
