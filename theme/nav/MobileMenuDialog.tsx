import { useNav, useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { APPEARANCES, useAppearance } from '../../lib/appearance';
import { useModal } from '../../lib/modal';
import { useT } from '../../lib/words';
import { BREAKPOINTS } from '../../site/limits';
import { MENU_WORDS } from '../../site/words/late';
import menu from './menu.module.css';
import styles from './MobileMenuDialog.module.css';
import { NavIcon } from './NavIcon';
import { NavTree } from './NavItems';
import { SocialLinks } from './SocialLinks';
import { SwitchList, useSwitches } from './Switches';

const USUAL_TEXT = 16;

/** It grows with the reader's text, as in the style sheets. */
function roomyWidth(): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return BREAKPOINTS.mobile * Math.max(1, text / USUAL_TEXT);
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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

const THEME_WORDS = {
  light: MENU_WORDS.navThemeLight,
  auto: MENU_WORDS.navThemeAuto,
  dark: MENU_WORDS.navThemeDark,
} as const;

const SCREEN = 'M4 5h16v11H4zM9 20h6M12 16v4';

function ThemeChoice() {
  const t = useT();
  const group = useId();
  const { choice, choose } = useAppearance();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.heading}>{t(MENU_WORDS.navTheme)}</legend>
      <div className={styles.options}>
        {APPEARANCES.map((appearance) => (
          <label key={appearance} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={appearance}
              checked={choice === appearance}
              onChange={() => choose(appearance)}
            />
            <NavIcon sign={appearance === 'auto' ? SCREEN : appearance} size={18} />
            {t(THEME_WORDS[appearance])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Content() {
  const t = useT();
  const { languages, versions } = useSwitches();
  const { socialLinks = [] } = useSite().site.themeConfig;
  const { switchable } = useAppearance();
  return (
    <>
      <nav aria-label={t('navMain')} className={styles.section}>
        <NavTree items={useNav()} />
      </nav>
      {languages.length > 0 && (
        <Section title={t('navLanguage')}>
          <SwitchList entries={languages} />
        </Section>
      )}
      {versions.length > 0 && (
        <Section title={t('navVersion')}>
          <SwitchList entries={versions} />
        </Section>
      )}
      {switchable && (
        <div className={styles.section}>
          <ThemeChoice />
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

/** The menu of narrow screens; it exists only while it is open. */
export function MobileMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const modal = useModal({ dialog, panel: dialog, field: closer, onClose });
  useEffect(() => {
    const onResize = () => {
      if (window.innerWidth >= roomyWidth()) onClose();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t(MENU_WORDS.navMenu)} {...modal}>
      <div className={styles.head}>
        <span className={styles.title}>{t(MENU_WORDS.navMenu)}</span>
        <button
          ref={closer}
          type="button"
          className={menu.iconButton}
          aria-label={t(MENU_WORDS.navMenuClose)}
          onClick={onClose}
        >
          <NavIcon sign="m6 6 12 12M18 6 6 18" size={22} />
        </button>
      </div>
      <div className={styles.content}>
        <Content />
      </div>
    </dialog>
  );
}
