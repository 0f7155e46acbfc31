import { useLocation } from '@rspress/core/runtime';
import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';
import * as LIMITS from '../../site/limits';
import { PICTURES } from './pictures';

/** Without its script pictures stay as they are. */
const Zoom = lazy<ComponentType>(() =>
  import('./ZoomWithKeys').then(
    ({ ZoomWithKeys }) => ({ default: ZoomWithKeys }),
    () => ({ default: () => null }),
  ),
);

/** Enlarges pictures; the part that does it is loaded where there is a picture. */
export default function ZoomOnDemand() {
  const { pathname } = useLocation();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    // The page follows its address.
    const timer = setTimeout(() => {
      if (document.querySelector(PICTURES)) setNeeded(true);
    }, LIMITS.zoomDelay);
    return () => clearTimeout(timer);
  }, [pathname]);
  return needed ? (
    <PartBoundary>
      <Suspense fallback={null}>
        <Zoom />
      </Suspense>
    </PartBoundary>
  ) : null;
}
