import { useActiveMatcher } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import styles from './Sidebar.module.css';
import { isGroup, type SidebarFact, type SidebarGroupFact, type SidebarLinkFact } from './SidebarFact';
import { SidebarGroup } from './SidebarGroup';
import { SidebarRow } from './SidebarRow';
import { toBlocks, type SidebarBlock } from './toBlocks';
import type { OpenGroups } from './useOpenGroups';

/** Where a level of the sidebar stands, and which of its groups are open. */
interface Level {
  readonly place: string;
  readonly depth: number;
  readonly groups: OpenGroups;
}

/** Props of `SidebarBlocks`. */
export interface SidebarBlocksProps extends Level {
  /** One level of the sidebar. */
  readonly facts: readonly SidebarFact[];
}

function Entry({
  fact,
  place,
  depth,
  groups,
}: Level & { readonly fact: SidebarLinkFact | SidebarGroupFact }) {
  const isActive = useActiveMatcher();
  if (isGroup(fact)) {
    return (
      <SidebarGroup
        group={fact}
        depth={depth}
        open={groups.isOpen(place, fact)}
        onToggle={() => groups.toggle(place, fact)}
      >
        <SidebarBlocks facts={fact.items} place={place} depth={depth + 1} groups={groups} />
      </SidebarGroup>
    );
  }
  const { link, icon, text, tag, context } = fact;
  return (
    <Link
      href={link}
      className={styles.row}
      aria-current={isActive(link) ? 'page' : undefined}
      data-depth={depth}
      data-context={context}
    >
      <SidebarRow icon={icon} text={text} tag={tag} />
    </Link>
  );
}

function Block({ block, ...level }: Level & { readonly block: SidebarBlock }) {
  const headerId = useId();
  if (block.kind === 'divider')
    return <hr className={styles.divider} data-line={block.divider.dividerType} />;
  const { header, items } = block;
  return (
    <>
      {header && (
        <p id={headerId} className={styles.header}>
          <SidebarRow icon={header.icon} text={header.sectionHeaderText} tag={header.tag} />
        </p>
      )}
      <ul className={styles.list} aria-labelledby={header && headerId}>
        {items.map((item, index) => (
          <li key={`${index} ${item.text}`}>
            <Entry {...level} fact={item} place={`${level.place}/${index} ${item.text}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A level of the sidebar: lists, the names above them and the lines between them. */
export function SidebarBlocks({ facts, place, ...level }: SidebarBlocksProps) {
  return toBlocks(facts).map((block, index) => (
    <Block key={index} block={block} place={`${place}.${index}`} {...level} />
  ));
}
