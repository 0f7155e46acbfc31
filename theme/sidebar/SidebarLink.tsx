import { Link } from '@rspress/core/theme-original';
import { memo } from 'react';
import styles from './Sidebar.module.css';
import type { SidebarLinkFact } from './SidebarFact';
import { SidebarRow } from './SidebarRow';

/** Props of `SidebarLink`. */
export interface SidebarLinkProps {
  readonly fact: SidebarLinkFact;
  readonly depth: number;
  /** Whether it leads to the page that is being read. */
  readonly isCurrent: boolean;
}

/** A page in the sidebar. A navigation draws two of them again: the one that was left, and the one that was opened. */
export const SidebarLink = memo(function SidebarLink({ fact, depth, isCurrent }: SidebarLinkProps) {
  const { link, icon, text, tag, context } = fact;
  return (
    <li>
      <Link
        href={link}
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-depth={depth}
        data-context={context}
      >
        <SidebarRow icon={icon} text={text} tag={tag} />
      </Link>
    </li>
  );
});
