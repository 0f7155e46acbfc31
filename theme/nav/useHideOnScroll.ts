import { useLocation, useSite } from '@rspress/core/runtime';
import { useScrollDirection } from '../../lib/scroll';
import * as LIMITS from '../../site/limits';

/** Whether and when the bar hides; `never` unless the site says otherwise. */
export type HideMode = 'never' | 'auto' | 'always';

/**
 * Hides the bar as `themeConfig.hideNavbar` asks; the host types that setting but never reads it.
 * @returns the mode, and `away`: in the mode `auto`, whether the page was scrolled down last
 */
export function useHideOnScroll(): { readonly mode: HideMode; readonly away: boolean } {
  const { site } = useSite();
  const { pathname } = useLocation();
  const mode = site.themeConfig.hideNavbar ?? 'never';
  const away = useScrollDirection(LIMITS.navScrollThrottle, mode === 'auto', pathname);
  return { mode, away };
}
