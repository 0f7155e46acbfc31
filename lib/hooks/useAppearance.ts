import { useSite } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { appearanceSlot, type Appearance } from '../dom/appearanceSlot';
import { appearanceRule } from '../text/appearanceRule';
import { useMediaQuery } from './useMediaQuery';
import { useStored } from './useStored';

/** The system asks for dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** A theme as it is seen. */
export type Theme = 'light' | 'dark';

/**
 * The reader's theme.
 * @returns `choice` (light, dark or auto), the `theme` it means now, whether readers may choose (`switchable`), `choose`,
 * which stores a choice, and `setTheme`, which stores a theme, as `auto` when the system wants the same
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
