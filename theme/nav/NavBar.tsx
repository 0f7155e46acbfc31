import {
  normalizeImagePath,
  useLang,
  useLocaleSiteData,
  useLocation,
  useNav,
  usePage,
  useSite,
} from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { memo, useCallback, useState, type ReactNode } from 'react';
import { DialogBoundary } from '../../components/ui/PartBoundary';
import { useAppearance } from '../../lib/appearance';
import { useLazyPart } from '../../lib/hooks';
import { useScrollDirection, useScrolledPast } from '../../lib/scroll';
import { useT } from '../../lib/words';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import menu from './menu.module.css';
import styles from './NavBar.module.css';
import { NavExtras } from './NavExtras';
import { NavIcon } from './NavIcon';
import { NavItems } from './NavItems';
import { SwitchMenu, useSwitches } from './Switches';
import { ToolSwitcher } from './ToolSwitcher';

/** On the home page the bar is clear above this many px of scrolling. */
const SOLID_FROM = 100;

/** Ms between two looks at which way the page is scrolled. */
const SCROLL_THROTTLE = 200;

const NavTitle = memo(function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const { title } = useLocaleSiteData();
  const { logo, logoText } = site;
  return (
    <Link href={lang === site.lang ? '/' : `/${lang}/`} className={styles.title}>
      {Object.entries(typeof logo === 'string' ? {} : logo).map(([theme, src]) => (
        <img
          key={theme}
          className={`${styles.logo} ${styles[theme]}`}
          src={normalizeImagePath(src)}
          alt=""
          width={28}
          height={28}
        />
      ))}
      {logoText || title || site.title}
    </Link>
  );
});

const VersionLabel = memo(function VersionLabel() {
  const meaning = useT()('navDocumented');
  return (
    <span className={styles.version} title={meaning}>
      <span className="siteVisuallyHidden">{meaning}</span> {DOCUMENTED_VERSION}
    </span>
  );
});

/** Dark on, dark off. Switching back to what the system wants follows the system again, and the hint says so. */
const ThemeSwitch = memo(function ThemeSwitch() {
  const t = useT();
  const { choice, theme, switchable, setTheme } = useAppearance();
  if (!switchable) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={t('navDark')}
      title={choice === 'auto' ? t('navDarkAuto') : undefined}
      className={`${menu.iconButton} ${styles.switch}`}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {/* Both are there and the page's theme shows one: right before the script runs. */}
      <NavIcon sign="light" className={styles.light} />
      <NavIcon sign="dark" className={styles.dark} />
    </button>
  );
});

const loadMenu = () => import('./MobileMenuDialog');

/** A press may follow; what fails now is told then. */
const onIntent = () => void loadMenu().catch(() => undefined);

/** The menu of narrow screens, loaded on intent. */
function MobileMenu() {
  const t = useT();
  const location = useLocation();
  // Opened for one address: a link that leads on closes it.
  const [openAt, setOpenAt] = useState<typeof location>();
  const open = openAt === location;
  const close = useCallback(() => setOpenAt(undefined), []);
  const part = useLazyPart(loadMenu, open, close);
  return (
    <>
      <button
        type="button"
        className={`${menu.iconButton} ${styles.opener}`}
        aria-label={t('navMenuOpen')}
        aria-haspopup="dialog"
        aria-expanded={open && part !== undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpenAt(location)}
      >
        <NavIcon sign="menu" size={22} />
      </button>
      {part && open && (
        <DialogBoundary open={open} onClose={close}>
          <part.MobileMenuDialog onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

/** What depends on how far the page is scrolled: alone, so that nothing in the bar is drawn again with it. */
function Bar({ children }: { readonly children: ReactNode }) {
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  // The host types this setting but never reads it.
  const mode = site.themeConfig.hideNavbar ?? 'never';
  const away = useScrollDirection(SCROLL_THROTTLE, mode === 'auto', pathname);
  const scrolled = useScrolledPast(SOLID_FROM - 1);
  const state = {
    'data-navbar': mode,
    'data-hidden': away,
    'data-clear': page.pageType === 'home' && !scrolled,
    'data-doc': page.pageType === 'doc' || page.pageType === 'doc-wide',
  };
  return (
    <header {...state} className={styles.bar} hidden={mode === 'always'}>
      {mode !== 'always' && <div className={styles.row}>{children}</div>}
    </header>
  );
}

/** The navigation bar: title, tools and left items at its start; search, right items, switches and social links at its end. */
export function NavBar({ search }: { readonly search: ReactNode }) {
  const t = useT();
  const items = useNav();
  const { languages } = useSwitches();
  const left = items.filter(({ position }) => position === 'left');
  const right = items.filter(({ position = 'right' }) => position === 'right');
  return (
    <Bar>
      <div className={styles.start} data-side="left">
        <NavTitle />
        <VersionLabel />
        <ToolSwitcher />
        {left.length > 0 && (
          <nav aria-label={t('navSections')} className={styles.wide}>
            <NavItems items={left} />
          </nav>
        )}
      </div>
      <div className={styles.end} data-side="right">
        {search}
        <nav aria-label={t('navMain')} className={styles.wide}>
          <NavItems items={right} />
        </nav>
        <div className={styles.wide}>
          <SwitchMenu name={t('navLanguage')} entries={languages} sign="language" className={styles.menu} />
          <ThemeSwitch />
          <NavExtras />
        </div>
        <MobileMenu />
      </div>
    </Bar>
  );
}
