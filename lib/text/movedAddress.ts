/** Names the section that took over an old address, for the page that finds the reader's own place below it. */
export const SECTION_PARAM = 'section';

/**
 * The target of a redirect for servers. They never see the hash of a request, and a hash of the target would replace it: the
 * section goes into the query, and `theme/not-found/OldAnchor.tsx` leads on from there.
 * @param to such as `/config/options/options#output`
 */
export const withoutHash = (to: string): string => to.replace('#', `?${SECTION_PARAM}=`);

/**
 * The target of a redirect for a reader whose address is known.
 * @param to target without a query
 * @param from query and hash of the old address; both are kept
 */
export function movedAddress(
  to: string,
  { search, hash }: { readonly search: string; readonly hash: string },
): string {
  if (!hash) return to.replace(/(?=#|$)/, () => search);
  const address = withoutHash(to);
  return `${address}${address.includes('?') ? search.replace('?', '&') : search}${hash}`;
}
