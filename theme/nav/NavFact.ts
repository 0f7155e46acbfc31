import { matchNavbar, type useNav } from '@rspress/core/runtime';

/** A navigation item as the site's `_nav.json` gives it. */
export type NavFact = ReturnType<typeof useNav>[number];

/** An item that leads somewhere. */
export type NavLinkFact = Extract<NavFact, { link: string }> & { readonly download?: boolean };

/**
 * The items below an item.
 * @returns empty list for a plain link
 */
export function navChildren(item: NavFact): readonly NavFact[] {
  return 'items' in item && Array.isArray(item.items) ? item.items : [];
}

/** Whether an item leads somewhere itself. */
export function hasLink(item: NavFact): item is NavLinkFact {
  return 'link' in item && Boolean(item.link);
}

/**
 * Whether a page belongs to an item or to one below it.
 * @param path path of the page
 */
export function isNavActive(item: NavFact, path: string): boolean {
  return (
    (hasLink(item) && matchNavbar(item, path)) || navChildren(item).some((child) => isNavActive(child, path))
  );
}

/**
 * The items on one side of the bar; an item without position stands on the right.
 */
export function navItemsAt(items: readonly NavFact[], position: 'left' | 'right'): NavFact[] {
  return items.filter((item) => (item.position ?? 'right') === position);
}
