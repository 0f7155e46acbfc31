import { useId } from 'react';
import { APPEARANCES, useAppearance } from '../../lib/appearance';
import { useText } from '../../lib/words';
import { MENU_WORDS } from '../../site/words/menu';
import { NavIcon } from './NavIcon';
import styles from './ThemeChoice.module.css';

const WORDS = {
  light: MENU_WORDS.navThemeLight,
  auto: MENU_WORDS.navThemeAuto,
  dark: MENU_WORDS.navThemeDark,
} as const;

const SCREEN = 'M4 5h16v11H4zM9 20h6M12 16v4';

/** Light, auto or dark, as a choice of three. */
export function ThemeChoice({ titleClassName }: { titleClassName?: string }) {
  const say = useText();
  const group = useId();
  const { choice, choose } = useAppearance();
  return (
    <fieldset className={styles.choice}>
      <legend className={titleClassName}>{say(MENU_WORDS.navTheme)}</legend>
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
            {say(WORDS[appearance])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
