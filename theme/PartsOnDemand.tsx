import { useLocation } from '@rspress/core/runtime';
import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import * as LIMITS from '../site/limits';
import { PICTURES } from './zoom/pictures';

/** Without its script pictures stay as they are, and links to reports open them in a new tab. */
const Parts = lazy<ComponentType>(() =>
  import('./LateParts').then(
    ({ LateParts }) => ({ default: LateParts }),
    () => ({ default: () => null }),
  ),
);

/** What pictures and live reports need is loaded where there is one. */
export default function PartsOnDemand() {
  const { pathname } = useLocation();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    // The page follows its address.
    const timer = setTimeout(() => {
      if (document.querySelector(`${PICTURES},[data-report]`)) setNeeded(true);
    }, LIMITS.zoomDelay);
    return () => clearTimeout(timer);
  }, [pathname]);
  return needed ? (
    <PartBoundary>
      <Suspense fallback={null}>
        <Parts />
      </Suspense>
    </PartBoundary>
  ) : null;
}
