import { useLang, useLocation, usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useHydrated } from '../../lib/hooks/useHydrated';
import { decodePath } from '../../lib/text/decodePath';
import type { Lang } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { toHelp, type Help } from './toHelp';

/**
 * What to propose for the address in the browser.
 * @returns nothing on the server and while hydrating: one file answers every unknown address, so its HTML knows none
 */
export function useHelp(): Help[] {
  const lang = useLang() as Lang;
  const { pathname } = useLocation();
  const { pages } = usePages();
  const hydrated = useHydrated();
  return useMemo(() => {
    if (!hydrated) return [];
    const all = pages.map(({ routePath, title, lang: pageLang }) => ({
      path: routePath,
      title,
      lang: pageLang,
    }));
    return toHelp(decodePath(pathname), lang, all, REDIRECTS);
  }, [hydrated, pages, pathname, lang]);
}
