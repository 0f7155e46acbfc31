import { useSite } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { STORAGE_KEYS } from '../site/storageKeys';
import { useMediaQuery } from './hooks';
import { storageSlot, useStored } from './storage';

export const APPEARANCES = ['light', 'auto', 'dark'] as const;

type Appearance = (typeof APPEARANCES)[number];

export type Theme = 'light' | 'dark';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The stored choice; undefined while there is none. The host's script reads the same key before the first paint. */
export const appearanceSlot = storageSlot<Appearance | undefined>({
  key: STORAGE_KEYS.appearance,
  parse: (text) => APPEARANCES.find((each) => each === text),
  print: String,
  fallback: undefined,
});

/**
 * Reads the host's `darkMode` setting.
 * @param darkMode true or nothing (auto), false (always light), a theme, or `force-` and a theme
 * @returns the choice of readers who have made none, and whether they may
 */
export function appearanceRule(darkMode: unknown) {
  const text = darkMode === false ? 'force-light' : String(darkMode);
  const initial = /(?:light|dark)$/.exec(text)?.[0] as Theme | undefined;
  return { initial: initial ?? 'auto', switchable: !text.startsWith('force-') } as const;
}

/**
 * The reader's theme.
 * @returns `choice`, the `theme` it means now, whether readers may choose (`switchable`), `choose`, which stores a choice, and
 * `setTheme`, which stores a theme, as `auto` when the system wants the same
 */
export function useAppearance() {
  const { site } = useSite();
  const { initial, switchable } = appearanceRule(site.themeConfig.darkMode);
  const stored = useStored(appearanceSlot, undefined);
  const system: Theme = useMediaQuery(DARK_QUERY) ? 'dark' : 'light';
  const choice: Appearance = (switchable ? stored : undefined) ?? initial;
  const theme: Theme = choice === 'auto' ? system : choice;
  const choose = useCallback(
    (wanted: Appearance) => {
      if (switchable) appearanceSlot.write(wanted);
    },
    [switchable],
  );
  const setTheme = useCallback(
    (wanted: Theme) => choose(wanted === system ? 'auto' : wanted),
    [choose, system],
  );
  return { choice, theme, switchable, choose, setTheme };
}
