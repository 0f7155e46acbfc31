import type { OldAnchorFact } from '../../site/oldAnchors';

/** Letters and digits: ids were made from headings, `disableClientServer` became `disableclientserver`. */
const plain = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The id that took the place of one that a page no longer has.
 * @param id id from the address, decoded
 * @param page address of the page, without language prefix
 * @param ids ids of the page's headings
 * @param known ids whose words changed
 * @returns the listed id, or the listed address of another page or choice; otherwise the one that differs in hyphens and capitals only, or ends so
 * (`reportdir` → `output-report-dir`) when just one does; otherwise nothing
 */
export function newAnchor(
  id: string,
  page: string,
  ids: readonly string[],
  known: readonly OldAnchorFact[],
): string | undefined {
  const listed = known.find((entry) => entry.page === page && plain(entry.from) === plain(id))?.to;
  if (listed?.startsWith('/')) return listed;
  if (listed) return ids.includes(listed) ? listed : undefined;
  const wanted = plain(id);
  if (wanted.length < 3) return undefined;
  const same = ids.find((one) => plain(one) === wanted);
  const ending = ids.filter((one) => plain(one).endsWith(wanted));
  return same ?? (ending.length === 1 ? ending[0] : undefined);
}
