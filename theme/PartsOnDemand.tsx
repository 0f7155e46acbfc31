import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import * as LIMITS from '../site/limits';
import type { LateParts } from './LateParts';

const PICTURES = '.rspress-doc img';

/** Loads what pictures and live reports need where there is one. */
export default function PartsOnDemand() {
  const { pathname } = useLocation();
  const [Parts, setParts] = useState<typeof LateParts>();
  const [page, setPage] = useState('');
  useEffect(() => {
    // The page follows its address.
    const timer = setTimeout(() => {
      setPage(pathname);
      if (!document.querySelector(`${PICTURES},[data-report],a[href*="/live-report#"]`)) return;
      import('./LateParts').then(
        (part) => setParts(() => part.LateParts),
        // Pictures stay as they are, and links to reports open them in a new tab.
        () => undefined,
      );
    }, LIMITS.zoomDelay);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    Parts && (
      <PartBoundary>
        <Parts pictures={PICTURES} page={page} />
      </PartBoundary>
    )
  );
}
