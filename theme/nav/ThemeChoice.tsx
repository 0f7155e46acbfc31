import { useId } from 'react';
import { APPEARANCES } from '../../lib/dom/appearanceSlot';
import { useAppearance } from '../../lib/hooks/useAppearance';
import { useT } from '../../lib/hooks/useT';
import { NavIcon } from './NavIcon';
import styles from './ThemeSwitch.module.css';

const WORDS = { light: 'navThemeLight', auto: 'navThemeAuto', dark: 'navThemeDark' } as const;

/** Light, auto or dark, as a choice of three (S4-1). */
export function ThemeChoice({ titleClassName }: { titleClassName?: string }) {
  const t = useT();
  const group = useId();
  const { choice, choose } = useAppearance();
  return (
    <fieldset className={styles.choice}>
      <legend className={titleClassName}>{t('navTheme')}</legend>
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
            <NavIcon sign={appearance} size={18} />
            {t(WORDS[appearance])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
