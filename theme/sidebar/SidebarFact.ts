import type { useSidebar } from '@rspress/core/runtime';

/** An entry of the sidebar as `_meta.json` gives it. */
export type SidebarFact = ReturnType<typeof useSidebar>[number];

/** Entries below a name, with or without a page of its own. */
export type SidebarGroupFact = Extract<SidebarFact, { items: unknown }>;

/** A page. */
export type SidebarLinkFact = Extract<SidebarFact, { text: string; link: string }>;

/** A line between two parts of the sidebar. */
export type SidebarDividerFact = Extract<SidebarFact, { dividerType: unknown }>;

/** A name above the entries that follow. */
export type SidebarHeaderFact = Extract<SidebarFact, { sectionHeaderText: unknown }>;

/** Whether an entry has entries below it. */
export const isGroup = (fact: SidebarFact): fact is SidebarGroupFact =>
  'items' in fact && Array.isArray(fact.items);

/**
 * Whether an entry is the page being read, or has it below.
 * @param isActive says so of an address
 */
export function hasActive(fact: SidebarFact, isActive: (link: string) => boolean): boolean {
  if ('link' in fact && fact.link && isActive(fact.link)) return true;
  return isGroup(fact) && fact.items.some((item) => hasActive(item, isActive));
}
