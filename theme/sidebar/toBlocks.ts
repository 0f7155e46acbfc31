import type {
  SidebarDividerFact,
  SidebarFact,
  SidebarGroupFact,
  SidebarHeaderFact,
  SidebarLinkFact,
} from './SidebarFact';

/** Entries that stand together: one list, with the name above it if there is one; or a line between lists. */
export type SidebarBlock =
  | { readonly kind: 'divider'; readonly divider: SidebarDividerFact }
  | {
      readonly kind: 'list';
      readonly header?: SidebarHeaderFact;
      readonly items: (SidebarLinkFact | SidebarGroupFact)[];
    };

/**
 * Cuts a level of the sidebar where a line or a name stands, so that each part becomes a list of its own.
 * @param facts one level of the sidebar
 */
export function toBlocks(facts: readonly SidebarFact[]): SidebarBlock[] {
  const blocks: SidebarBlock[] = [];
  for (const fact of facts) {
    const last = blocks.at(-1);
    if ('dividerType' in fact) blocks.push({ kind: 'divider', divider: fact });
    else if ('sectionHeaderText' in fact) blocks.push({ kind: 'list', header: fact, items: [] });
    else if (last?.kind === 'list') last.items.push(fact);
    else blocks.push({ kind: 'list', items: [fact] });
  }
  return blocks;
}
