import { memo } from 'react';
import { useAppearance } from '../../lib/appearance';
import { useT } from '../../lib/words';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import styles from './ThemeSwitch.module.css';

/** Dark on, dark off. Switching back to what the system wants follows the system again, and the hint says so. */
export const ThemeSwitch = memo(function ThemeSwitch() {
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
