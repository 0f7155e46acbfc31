import { useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { prefersReducedData } from '../../lib/browser';

/** Pages that are pointed at are loaded ahead of a click, but not for readers who save data. */
export function useReducedData(): void {
  const { site } = useSite();
  useEffect(() => {
    // The host reads its setting at every link; here it holds for one reader.
    if (prefersReducedData()) Object.assign(site, { route: { ...site.route, prefetchLink: false } });
  }, [site]);
}
