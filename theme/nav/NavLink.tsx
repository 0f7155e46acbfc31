import { isActive, matchNavbar, useLocation } from '@rspress/core/runtime';
import { Link, SvgWrapper } from '@rspress/core/theme-original';
import { NameTag } from '../../components/ui/NameTag';
import { OutLink } from '../../components/ui/OutLink';
import { useT } from '../../lib/words';
import { linkKind } from '../../lib/text/address';
import { NavIcon } from './NavIcon';
import type { NavLinkFact } from './NavFact';
import styles from './NavLink.module.css';

/** What a navigation item shows, link or not. */
export function NavText({ item }: { item: Pick<NavLinkFact, 'text' | 'icon' | 'tag'> }) {
  return (
    <>
      {item.icon && <SvgWrapper icon={item.icon} className={styles.icon} />}
      {item.text}
      {item.tag && <NameTag tag={item.tag} />}
    </>
  );
}

/** A link of the navigation; `aria-current` says whether it is this page (`page`) or this page's section (`true`). */
export function NavLink({ item, className }: { item: NavLinkFact; className?: string }) {
  const t = useT();
  const { pathname } = useLocation();
  if (linkKind(item.link) === 'outside') {
    return (
      <OutLink href={item.link} className={className} lang={item.lang} newTabText={t('navNewTab')}>
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
      download={item.download}
      lang={item.lang}
      hrefLang={item.lang}
      rel={item.rel}
      aria-current={isActive(item.link, pathname) ? 'page' : inSection}
    >
      <NavText item={item} />
    </Link>
  );
}
