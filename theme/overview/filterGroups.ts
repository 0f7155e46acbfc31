import type { OverviewFact } from './OverviewFact';

/** Hyphens count as spaces: `bundle size` finds `bundle-size`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();

/**
 * What is left of an overview for a keyword.
 * @param groups all groups
 * @param query the keyword; without one everything is left
 * @returns groups whose title has the keyword, whole; of the others the pages whose title has it, whole, and the pages
 * with headings that have it, with those headings
 */
export function filterGroups(groups: readonly OverviewFact[], query: string): readonly OverviewFact[] {
  const wanted = plain(query);
  if (!wanted) return groups;
  const has = (text: string) => plain(text).includes(wanted);
  return groups.flatMap((group) => {
    if (has(group.name)) return [group];
    const items = group.items.flatMap((item) => {
      if (has(item.text)) return [item];
      const headers = item.headers?.filter(({ text }) => has(text)) ?? [];
      const below = item.items?.filter(({ text }) => has(text)) ?? [];
      return headers.length + below.length > 0 ? [{ ...item, headers, items: below }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
