import { useSite } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { appearanceSlot, DARK_QUERY, useAppearance, type Theme, appearanceRule } from '../../lib/appearance';

/** The theme of this moment, straight from storage and system. */
function currentTheme(darkMode: unknown): Theme {
  const { initial, switchable } = appearanceRule(darkMode);
  const choice = (switchable ? appearanceSlot.read() : undefined) ?? initial;
  if (choice !== 'auto') return choice;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/**
 * Puts a theme on the page: the classes that the host's script sets before the first paint, and the colour scheme
 * of the browser's own parts. Transitions rest meanwhile, so that everything changes at once.
 */
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

/**
 * The theme state that the host's app provides to every part. Ours for two reasons: the host's applies the default theme
 * while hydrating, so a reader with another choice sees it flash, and it reads storage unguarded.
 * @returns the theme of the page, and the function that sets it
 */
export function useThemeState(): readonly [Theme, (theme: Theme) => void] {
  const { site } = useSite();
  const { darkMode } = site.themeConfig;
  const { theme, setTheme } = useAppearance();
  // The rendered theme is the server's while hydrating; the page already wears the right one.
  useLayoutEffect(() => applyTheme(currentTheme(darkMode)), [theme, darkMode]);
  return [theme, setTheme];
}
