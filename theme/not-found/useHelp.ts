import { useLang, useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
// eslint-disable-next-line house/allowed-packages -- the host lists its pages here and nowhere else
import { pageData } from 'virtual-page-data?titles';
import { decodePath } from '../../lib/text/decodePath';
import type { Lang } from '../../site/languages';
import { REDIRECTS } from '../../site/redirects';
import { toHelp, type Help } from './toHelp';

const PAGES = pageData.pages.map(({ routePath, title, lang }) => ({ path: routePath, title, lang }));

/** What to propose for the address in the browser. */
export function useHelp(): Help[] {
  const lang = useLang() as Lang;
  const { pathname } = useLocation();
  return useMemo(() => toHelp(decodePath(pathname), lang, PAGES, REDIRECTS), [pathname, lang]);
}
