import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import * as LIMITS from '../site/limits';
import type { LateParts } from './LateParts';

/** The pictures that can be enlarged. */
const PICTURES = '.rspress-doc img';

/**
 * What pictures and live reports need is loaded where there is one. Without its script pictures stay as they are, and links
 * to reports open them in a new tab.
 */
export default function PartsOnDemand() {
  const { pathname } = useLocation();
  const [Parts, setParts] = useState<typeof LateParts>();
  useEffect(() => {
    // The page follows its address.
    const timer = setTimeout(() => {
      if (!document.querySelector(`${PICTURES},[data-report],a[href*="/live-report#"]`)) return;
      import('./LateParts').then(
        (part) => setParts(() => part.LateParts),
        () => undefined,
      );
    }, LIMITS.zoomDelay);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    Parts && (
      <PartBoundary>
        <Parts pictures={PICTURES} />
      </PartBoundary>
    )
  );
}
