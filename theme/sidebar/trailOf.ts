import { hasActive, isGroup, type SidebarFact } from './SidebarFact';

/**
 * The names that lead to a page, from the outermost group to the page itself.
 * @param facts the sidebar
 * @param isActive says whether an address is the page's own
 * @returns empty list for a page that the sidebar does not list
 */
export function trailOf(facts: readonly SidebarFact[], isActive: (link: string) => boolean): string[] {
  const fact = facts.find((each) => hasActive(each, isActive));
  if (!fact || !('text' in fact)) return [];
  return [fact.text, ...(isGroup(fact) ? trailOf(fact.items, isActive) : [])];
}
