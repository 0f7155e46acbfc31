import {
  initPageData,
  pathnameToRouteService,
  useNavigate,
  warmPageData,
  withBase,
  routePathToMdPath,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { useCallback } from 'react';

/**
 * Goes to another page of the site and keeps query and hash as they are written; the host's link would decode them. Loads the
 * page as a document when its script is gone.
 */
export function useVisit(): (path: string, rest: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (path, rest) => {
      try {
        if (!pathnameToRouteService(path)) throw new Error(`no route ${path}`);
        warmPageData(path, await initPageData(path));
        await navigate(`${path}${rest}`);
      } catch {
        window.location.assign(`${withBase(path)}${rest}`);
      }
    },
    [navigate],
  );
}

/** Address in a Markdown export, which is read away from the site: whole, and the export of a page instead of the page. */
export function markdownAddress(path: string): string {
  return withSiteOrigin(/\.\w+(?:[?#]|$)/.test(path) ? withBase(path) : routePathToMdPath(path));
}
