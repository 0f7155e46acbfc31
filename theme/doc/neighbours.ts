import type { useSidebar } from '@rspress/core/runtime';

/** A sidebar, as Rspress describes it. */
type SidebarFacts = ReturnType<typeof useSidebar>;

/** A page as the sidebar names it. */
export interface Neighbour {
  readonly text: string;
  readonly link: string;
}

const pagesOf = (facts: SidebarFacts): Neighbour[] =>
  facts.flatMap((fact) => {
    if (!('text' in fact)) return [];
    const own = fact.link ? [{ text: fact.text, link: fact.link }] : [];
    return 'items' in fact ? [...own, ...pagesOf(fact.items)] : own;
  });

/**
 * The pages before and after a page, in the order of the sidebar. A page that the sidebar does not list has no
 * neighbours; the host gives it the first page as the next one.
 * @param facts the sidebar
 * @param isCurrent says whether an address is the page's own
 */
export function neighbours(
  facts: SidebarFacts,
  isCurrent: (link: string) => boolean,
): { previous?: Neighbour; next?: Neighbour } {
  const pages = pagesOf(facts);
  const at = pages.findIndex(({ link }) => isCurrent(link));
  return at === -1 ? {} : { previous: pages[at - 1], next: pages[at + 1] };
}
