import { useLocation } from '@rspress/core/runtime';
// The package's other build writes a <style> element, which the policy of the pages forbids.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { useEffect } from 'react';
import * as LIMITS from '../../site/limits';
import { isSmall } from './isSmall';
import { PICTURES } from './pictures';

/** Lets a click enlarge the pictures of a page; those of the next page once it is there. */
export function useZoom(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let zoom: Zoom | undefined;
    // The page follows its address.
    const timer = setTimeout(() => {
      zoom = mediumZoom(document.querySelectorAll(PICTURES), {
        background: 'var(--site-surface)',
        margin: isSmall() ? 0 : LIMITS.zoomMargin,
      });
    }, LIMITS.zoomDelay);
    return () => {
      clearTimeout(timer);
      zoom?.detach();
      void zoom?.close();
    };
  }, [pathname]);
}
