import { useLocation } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import menu from './menu.module.css';
import { hasLink, isNavActive, navChildren, type NavFact } from './NavFact';
import { NavIcon } from './NavIcon';
import styles from './NavItems.module.css';
import { NavLink, NavText } from './NavLink';
import { NavTree } from './NavTree';

/** One item of the bar: a link, a dropdown, or a link with a dropdown beside it. */
function Item({ item }: { item: NavFact }) {
  const t = useT();
  const { pathname } = useLocation();
  const children = navChildren(item);
  const text = item.text ?? '';
  if (children.length === 0) {
    return hasLink(item) ? (
      <NavLink item={item} className={`${menu.button} ${styles.item}`} />
    ) : (
      <span className={styles.text}>
        <NavText item={{ ...item, text }} />
      </span>
    );
  }
  const arrow = <NavIcon sign="down" size={14} className={menu.arrow} />;
  const linked = hasLink(item);
  return (
    <Popover
      className={styles.group}
      buttonClassName={`${menu.button} ${linked ? styles.arrow : styles.item} ${isNavActive(item, pathname) ? styles.active : ''}`}
      closeDelay={LIMITS.dropdownCloseDelay}
      openOnFocus
      before={linked && <NavLink item={item} className={`${menu.button} ${styles.item} ${styles.lead}`} />}
      name={linked ? `${t('navPagesOf')} ${text}` : undefined}
      label={
        linked ? (
          arrow
        ) : (
          <>
            <NavText item={{ ...item, text }} />
            {arrow}
          </>
        )
      }
    >
      <NavTree items={children} />
    </Popover>
  );
}

/** Props of `NavItems`. */
export interface NavItemsProps {
  readonly items: readonly NavFact[];
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The navigation items of one side of the bar; nothing when there are none. */
export function NavItems({ items, before, after }: NavItemsProps) {
  if (items.length === 0 && !before && !after) return null;
  return (
    <ul className={styles.items}>
      {before}
      {items.map((item, index) => (
        <li key={`${index} ${item.text}`} className={styles.cell}>
          <Item item={item} />
        </li>
      ))}
      {after}
    </ul>
  );
}
