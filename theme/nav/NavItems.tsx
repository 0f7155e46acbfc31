import { isActive, matchNavbar, useLocation, type useNav } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { NameTag } from '../../components/ui/NameTag';
import { OutLink } from '../../components/ui/OutLink';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import { linkKind } from '../../lib/text/address';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import styles from './NavItems.module.css';

type NavItem = ReturnType<typeof useNav>[number];

type LinkedItem = Extract<NavItem, { link: string }>;

const childrenOf = (item: NavItem): readonly NavItem[] =>
  'items' in item && Array.isArray(item.items) ? item.items : [];

const hasLink = (item: NavItem): item is LinkedItem => 'link' in item && Boolean(item.link);

const isNavActive = (item: NavItem, path: string): boolean =>
  (hasLink(item) && matchNavbar(item, path)) || childrenOf(item).some((child) => isNavActive(child, path));

function NavText({ item: { text, tag } }: { readonly item: Pick<NavItem, 'text' | 'tag'> }) {
  return (
    <>
      {text}
      {tag && <NameTag tag={tag} />}
    </>
  );
}

/** A link of the navigation; `aria-current` says whether it is this page (`page`) or this page's section (`true`). */
function NavLink({ item, className }: { readonly item: LinkedItem; readonly className?: string }) {
  const t = useT();
  const { pathname } = useLocation();
  if (linkKind(item.link) === 'outside') {
    return (
      <OutLink href={item.link} className={className} newTabText={t('navNewTab')}>
        <NavText item={item} />
        <NavIcon sign="out" size={14} />
      </OutLink>
    );
  }
  const inSection = matchNavbar(item, pathname) ? ('true' as const) : undefined;
  return (
    <Link
      href={item.link}
      className={className}
      aria-current={isActive(item.link, pathname) ? 'page' : inSection}
    >
      <NavText item={item} />
    </Link>
  );
}

function Branch({ item }: { readonly item: NavItem }) {
  const id = useId();
  const children = childrenOf(item);
  return (
    <li>
      {hasLink(item) ? (
        <NavLink item={item} className={menu.entry} />
      ) : (
        <span id={id} className={menu.group}>
          <NavText item={item} />
        </span>
      )}
      {children.length > 0 && <NavTree items={children} labelledBy={hasLink(item) ? undefined : id} />}
    </li>
  );
}

/** Navigation items from top to bottom, with the groups among them as headed lists: a dropdown, the mobile menu. */
export function NavTree({
  items,
  labelledBy,
}: {
  readonly items: readonly NavItem[];
  readonly labelledBy?: string;
}) {
  return (
    <ul className={menu.list} aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <Branch key={`${index} ${item.text}`} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: NavItem }) {
  const t = useT();
  const { pathname } = useLocation();
  const children = childrenOf(item);
  const linked = hasLink(item);
  if (children.length === 0) {
    return linked ? (
      <NavLink item={item} className={`${menu.button} ${styles.item}`} />
    ) : (
      <span className={styles.text}>
        <NavText item={item} />
      </span>
    );
  }
  const arrow = <NavIcon sign="down" size={14} className={menu.arrow} />;
  return (
    <Popover
      className={styles.group}
      buttonClassName={`${menu.button} ${linked ? styles.arrow : styles.item} ${isNavActive(item, pathname) ? styles.active : ''}`}
      openOnFocus
      before={linked && <NavLink item={item} className={`${menu.button} ${styles.item} ${styles.lead}`} />}
      name={linked ? `${t('navPagesOf')} ${item.text ?? ''}` : undefined}
      label={
        linked ? (
          arrow
        ) : (
          <>
            <NavText item={item} />
            {arrow}
          </>
        )
      }
    >
      <NavTree items={children} />
    </Popover>
  );
}

/** The navigation items of one side of the bar; nothing when there are none. */
export function NavItems({ items }: { readonly items: readonly NavItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={`${index} ${item.text}`} className={styles.cell}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}
