import { useActiveMatcher } from '@rspress/core/runtime';
import { IconArrowRight, Link } from '@rspress/core/theme-original';
import { useId, type ReactNode } from 'react';
import { Sign } from '../../components/ui/Sign';
import { untilFound } from '../../lib/fold';
import { useT } from '../../lib/words';
import styles from './Sidebar.module.css';
import type { SidebarGroupFact } from './SidebarFact';
import { SidebarRow } from './SidebarRow';

/** Props of `SidebarGroup`. */
export interface SidebarGroupProps {
  readonly group: SidebarGroupFact;
  readonly depth: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The entries of the group. */
  readonly children: ReactNode;
}

/** A group: a button that shows and hides its entries, beside a link where the group is a page itself. */
export function SidebarGroup({ group, depth, open, onToggle, children }: SidebarGroupProps) {
  const t = useT();
  const isActive = useActiveMatcher();
  const panelId = useId();
  const { text, link, icon, tag, context, collapsible = true } = group;
  const row = <SidebarRow icon={icon} text={text} tag={tag} />;
  const arrow = <Sign icon={IconArrowRight} className={styles.arrow} aria-hidden="true" />;
  const disclosure = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: onToggle,
  } as const;
  return (
    <>
      <div className={styles.group} data-depth={depth} data-context={context}>
        {link && (
          <Link href={link} className={styles.row} aria-current={isActive(link) ? 'page' : undefined}>
            {row}
          </Link>
        )}
        {link && collapsible && (
          <button {...disclosure} className={styles.toggle} aria-label={`${t('sidebarGroup')}${text}`}>
            {arrow}
          </button>
        )}
        {!link && collapsible && (
          <button {...disclosure} className={styles.row}>
            {row}
            {arrow}
          </button>
        )}
        {!link && !collapsible && <p className={styles.row}>{row}</p>}
      </div>
      <div ref={untilFound(!open)} id={panelId} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </>
  );
}
