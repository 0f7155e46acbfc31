import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { keyOf } from '../../lib/pages/keyOf';
import { pagesBeside } from '../../lib/pages/pagesBeside';

/** Leads an address that differs from that of a page only in the case of its letters to the page. */
export function useOtherSpelling(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const lead = async () => {
      const [path] = (await pagesBeside(pathname)).get(keyOf(pathname)) ?? [];
      if (path && path !== pathname) window.location.replace(`${withBase(path)}${search}${hash}`);
    };
    // Without the list the page says what it says of any address.
    void lead().catch(() => undefined);
  }, [pathname, search, hash]);
}
