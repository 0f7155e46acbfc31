import type { OverviewSource } from './OverviewFact';

/** A route in the one form in which two of them can be compared. */
export const sameRoute = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (route: string): string => route.replace(/(?:\.html|\/index(?:\.html)?|\/)$/, '').toLowerCase();

/**
 * The part of a sidebar that an overview page speaks of: the page's own group, the groups inside it, or what stands
 * beside the page when it has none.
 * @param entries entries of the sidebar
 * @param route route of the overview page
 * @returns entries without the page's own; empty when the sidebar does not have the page
 */
export function belowRoute(entries: readonly OverviewSource[], route: string): readonly OverviewSource[] {
  const own = entries.find(({ link }) => link !== undefined && sameRoute(link, route));
  if (!own) return entries.flatMap(({ items }) => (items ? belowRoute(items, route) : []));
  if (!own.items?.length) return entries.filter((entry) => entry !== own);
  const isFlat = own.items.every(({ items }) => !items);
  return isFlat ? [own] : own.items;
}
