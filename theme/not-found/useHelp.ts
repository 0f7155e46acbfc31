import { useLang, useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { decodePath } from '../../lib/text/address';
import type { Lang } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { LISTED_PAGES } from './listedPages';
import { toHelp, type Help } from './toHelp';

/** What to propose for the address in the browser. */
export function useHelp(): Help[] {
  const lang = useLang() as Lang;
  const { pathname } = useLocation();
  return useMemo(() => toHelp(decodePath(pathname), lang, LISTED_PAGES, REDIRECTS), [pathname, lang]);
}
