import { useLocation, useNav, useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { scrollLock } from '../../lib/dom/scrollLock';
import { useAppearance } from '../../lib/hooks/useAppearance';
import { useFocusTrap } from '../../lib/hooks/useFocusTrap';
import { useT } from '../../lib/hooks/useT';
import { BREAKPOINTS } from '../../site/breakpoints';
import menu from './menu.module.css';
import styles from './MobileMenu.module.css';
import { NavIcon } from './NavIcon';
import { NavTree } from './NavTree';
import { SocialLinks } from './SocialLinks';
import { SwitchLink } from './SwitchLink';
import { ThemeChoice } from './ThemeChoice';
import { useSwitches, type SwitchEntry } from './useSwitches';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const switches = (entries: readonly SwitchEntry[]) => (
  <ul className={menu.list}>
    {entries.map((entry) => (
      <li key={entry.text}>
        <SwitchLink entry={entry} className={menu.entry} />
      </li>
    ))}
  </ul>
);

/** What the menu holds: everything that the wide bar shows. */
function Content({ slots }: { slots?: ReactNode }) {
  const t = useT();
  const items = useNav();
  const { languages, versions } = useSwitches();
  const { site } = useSite();
  const { socialLinks = [] } = site.themeConfig;
  const { switchable } = useAppearance();
  return (
    <>
      <nav aria-label={t('navMain')} className={styles.section}>
        <NavTree items={items} />
        {slots}
      </nav>
      {languages.length > 0 && <Section title={t('navLanguage')}>{switches(languages)}</Section>}
      {versions.length > 0 && <Section title={t('navVersion')}>{switches(versions)}</Section>}
      {switchable && (
        <div className={styles.section}>
          <ThemeChoice titleClassName={styles.heading} />
        </div>
      )}
      {socialLinks.length > 0 && (
        <Section title={t('navSocial')}>
          <SocialLinks />
        </Section>
      )}
    </>
  );
}

/**
 * The menu of narrow screens (S2-71): a modal dialog over the page. It closes by its button, Escape, any navigation, and
 * when the window reaches 768 px (S4-7..9); focus stays inside and comes back to the button.
 */
export function MobileMenu({ slots }: { slots?: ReactNode }) {
  const t = useT();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useFocusTrap(open, dialog);
  useEffect(() => dialog.current?.close(), [location]);
  useEffect(() => {
    if (!open) return undefined;
    dialog.current?.showModal();
    const unlock = scrollLock(dialog.current);
    const onResize = () => {
      if (window.innerWidth >= BREAKPOINTS.mobile) dialog.current?.close();
    };
    window.addEventListener('resize', onResize);
    return () => {
      unlock();
      window.removeEventListener('resize', onResize);
    };
  }, [open]);
  return (
    <>
      <button
        type="button"
        className={`${menu.iconButton} ${styles.opener}`}
        aria-label={t('navMenuOpen')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <NavIcon sign="menu" size={22} />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('navMenu')} onClose={() => setOpen(false)}>
        {open && (
          <>
            <div className={styles.head}>
              <span className={styles.title}>{t('navMenu')}</span>
              <button
                type="button"
                className={menu.iconButton}
                aria-label={t('navMenuClose')}
                onClick={() => dialog.current?.close()}
              >
                <NavIcon sign="close" size={22} />
              </button>
            </div>
            <div className={styles.content}>
              <Content slots={slots} />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
