import { useNav, useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { scrollLock, useFocusTrap } from '../../lib/modal';
import { useAppearance } from '../../lib/appearance';
import { useT, useText } from '../../lib/words';
import { BREAKPOINTS } from '../../site/breakpoints';
import { MENU_WORDS } from '../../site/words/menu';
import menu from './menu.module.css';
import styles from './MobileMenuDialog.module.css';
import { NavIcon } from './NavIcon';
import { NavTree } from './NavTree';
import { socialIcons } from './socialIcons';
import { SocialLinks } from './SocialLinks';
import { SwitchLink } from './SwitchLink';
import { ThemeChoice } from './ThemeChoice';
import { useSwitches, type SwitchEntry } from './useSwitches';

/** Size of a reader's text in px that the breakpoints were measured with. */
const USUAL_TEXT = 16;

/** Width in px from which the bar has room for what the menu holds; it grows with the reader's text, as in the style sheets. */
function roomyWidth(): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return BREAKPOINTS.mobile * Math.max(1, text / USUAL_TEXT);
}

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
          <SocialLinks icons={socialIcons} />
        </Section>
      )}
    </>
  );
}

/** Props of `MobileMenuDialog`. */
export interface MobileMenuDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly slots?: ReactNode;
}

/** What `MobileMenu` opens: a modal dialog that holds focus and scrolling while it is open, and gives both back. */
export function MobileMenuDialog({ open, onClose, slots }: MobileMenuDialogProps) {
  const say = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useFocusTrap(open, ref);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const unlock = scrollLock(dialog);
    const onResize = () => {
      if (window.innerWidth >= roomyWidth()) onClose();
    };
    window.addEventListener('resize', onResize);
    return () => {
      unlock();
      window.removeEventListener('resize', onResize);
      dialog.close();
    };
  }, [open, onClose]);
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={say(MENU_WORDS.navMenu)} onClose={onClose}>
      {open && (
        <>
          <div className={styles.head}>
            <span className={styles.title}>{say(MENU_WORDS.navMenu)}</span>
            <button
              type="button"
              className={menu.iconButton}
              aria-label={say(MENU_WORDS.navMenuClose)}
              onClick={onClose}
            >
              <NavIcon sign="m6 6 12 12M18 6 6 18" size={22} />
            </button>
          </div>
          <div className={styles.content}>
            <Content slots={slots} />
          </div>
        </>
      )}
    </dialog>
  );
}
