import { useActiveMatcher } from '@rspress/core/runtime';
import { useId } from 'react';
import styles from './Sidebar.module.css';
import { isGroup, type SidebarFact } from './SidebarFact';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
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

function Block({ block, place, depth, groups }: Level & { readonly block: SidebarBlock }) {
  const headerId = useId();
  const isActive = useActiveMatcher();
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
        {items.map((item, index) => {
          const key = `${index} ${item.text}`;
          if (!isGroup(item)) {
            return <SidebarLink key={key} fact={item} depth={depth} isCurrent={isActive(item.link)} />;
          }
          const own = `${place}/${key}`;
          return (
            <li key={key}>
              <SidebarGroup
                group={item}
                depth={depth}
                open={groups.isOpen(own, item)}
                onToggle={() => groups.toggle(own, item)}
              >
                <SidebarBlocks facts={item.items} place={own} depth={depth + 1} groups={groups} />
              </SidebarGroup>
            </li>
          );
        })}
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
