import { useId } from 'react';
import { hasLink, navChildren, type NavFact } from './NavFact';
import { NavLink, NavText } from './NavLink';
import menu from './menu.module.css';

/** One item with everything below it, open. */
function Branch({ item }: { item: NavFact }) {
  const id = useId();
  const children = navChildren(item);
  return (
    <li>
      {hasLink(item) ? (
        <NavLink item={item} className={menu.entry} />
      ) : (
        <span id={id} className={menu.group}>
          <NavText item={{ ...item, text: item.text ?? '' }} />
        </span>
      )}
      {children.length > 0 && <NavTree items={children} labelledBy={hasLink(item) ? undefined : id} />}
    </li>
  );
}

/** Props of `NavTree`. */
export interface NavTreeProps {
  readonly items: readonly NavFact[];
  /** Element that names the list. */
  readonly labelledBy?: string;
}

/** Navigation items from top to bottom, with the groups among them as headed lists: a dropdown, the mobile menu. */
export function NavTree({ items, labelledBy }: NavTreeProps) {
  return (
    <ul className={menu.list} aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <Branch key={`${index} ${item.text}`} item={item} />
      ))}
    </ul>
  );
}
