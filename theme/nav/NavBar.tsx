import { useNav, usePage } from '@rspress/core/runtime';
import type { NavProps } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { useScrolledPast } from '../../lib/scroll';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import { MobileMenu } from './MobileMenu';
import styles from './NavBar.module.css';
import { VersionLabel } from './VersionLabel';
import { navItemsAt } from './NavFact';
import { NavExtras } from './NavExtras';
import { NavItems } from './NavItems';
import { NavTitle } from './NavTitle';
import { SwitchMenu } from './SwitchMenu';
import { ThemeSwitch } from './ThemeSwitch';
import { ToolSwitcher } from './ToolSwitcher';
import { useHideOnScroll } from './useHideOnScroll';
import { useSwitches } from './useSwitches';

/** Props of `NavBar`: the host's slots, and the search button. */
export interface NavBarProps extends NavProps {
  readonly search: ReactNode;
}

/** The navigation bar: title, tools and left items at its start; search, right items, switches and social links at its end. */
export function NavBar({ search, ...slots }: NavBarProps) {
  const t = useT();
  const { page } = usePage();
  const items = useNav();
  const { languages } = useSwitches();
  const { mode, away } = useHideOnScroll();
  // Clear until 100 px, solid from there.
  const scrolled = useScrolledPast(LIMITS.landingNavSolid - 1);
  const isDoc = page.pageType === 'doc' || page.pageType === 'doc-wide';
  const facts = {
    'data-navbar': mode,
    'data-hidden': away,
    'data-clear': page.pageType === 'home' && !scrolled,
    'data-doc': isDoc,
  };
  const left = navItemsAt(items, 'left');
  if (mode === 'always') return <header {...facts} className={styles.bar} hidden />;
  return (
    <header {...facts} className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.start} data-side="left">
          {slots.beforeNavTitle}
          {slots.navTitle ?? <NavTitle />}
          <VersionLabel />
          <ToolSwitcher />
          {left.length > 0 && (
            <nav aria-label={t('navSections')} className={styles.wide}>
              <NavItems items={left} before={slots.beforeLeftNavItems} after={slots.afterLeftNavItems} />
            </nav>
          )}
          {slots.afterNavTitle}
        </div>
        <div className={styles.end} data-side="right">
          {slots.beforeNavMenu}
          {search}
          <nav aria-label={t('navMain')} className={styles.wide}>
            <NavItems
              items={navItemsAt(items, 'right')}
              before={slots.beforeRightNavItems}
              after={slots.afterRightNavItems}
            />
          </nav>
          <div className={styles.wide}>
            <SwitchMenu name={t('navLanguage')} entries={languages} sign="language" className={styles.menu} />
            <ThemeSwitch />
            <NavExtras />
          </div>
          <MobileMenu />
          {slots.afterNavMenu}
        </div>
      </div>
    </header>
  );
}
