import { useSite } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { appearanceSlot, DARK_QUERY, useAppearance, type Theme, appearanceRule } from '../../lib/appearance';

function currentTheme(darkMode: unknown): Theme {
  const { initial, switchable } = appearanceRule(darkMode);
  const choice = (switchable ? appearanceSlot.read() : undefined) ?? initial;
  if (choice !== 'auto') return choice;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

// Transitions rest meanwhile, so that everything changes at once.
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  const dark = theme === 'dark';
  root.style.colorScheme = theme;
  if (root.classList.contains('dark') === dark) return;
  root.dataset.switchingTheme = '';
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
  // What is asked for a frame runs before the frame takes up the new styles: only the one after it finds them in place.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switchingTheme));
}

/** The theme state of every part. The host's lets another choice flash, and reads storage unguarded. */
export function useThemeState(): readonly [Theme, (theme: Theme) => void] {
  const { site } = useSite();
  const { darkMode } = site.themeConfig;
  const { theme, setTheme } = useAppearance();
  // The rendered theme is the server's while hydrating; the page already wears the right one.
  useLayoutEffect(() => applyTheme(currentTheme(darkMode)), [theme, darkMode]);
  return [theme, setTheme];
}
