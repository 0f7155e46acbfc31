import { useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Leads an address with the prefix of the default language, `/en/guide/…`, to the page without it, as the host does. */
export function useDefaultLangRedirect(): void {
  const { site } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const prefix = `/${site.lang}`;
  useEffect(() => {
    if (site.lang && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      const rest = pathname.slice(prefix.length) || '/';
      void navigate(`${rest}${search}${hash}`, { replace: true });
    }
  }, [site.lang, prefix, pathname, search, hash, navigate]);
}
