import { useLocation } from '@rspress/core/runtime';
import { Layout as HostLayout } from '@rspress/core/theme-original';
import { PartBoundary } from '../components/ui/PartBoundary';
import { PageHead } from './head/PageHead';
import { StructuredData } from './head/StructuredData';
import { OldAnchor } from './not-found/OldAnchor';
import { HideParts } from './page-tools/HideParts';
import { loadAnew } from './page-tools/loadAnew';
import { PageAnnouncer } from './page-tools/PageAnnouncer';
import { SkipLink } from './page-tools/SkipLink';
import { useHydrationPhases } from './page-tools/useHydrationPhases';
import { useReducedData } from './page-tools/useReducedData';

/** The host's layout with our parts in its slots; no logic of its own. */
export function Layout() {
  const { pathname } = useLocation();
  useHydrationPhases();
  useReducedData();
  return (
    // Keeps the window from going blank when a page cannot be shown.
    <PartBoundary last keep="#__rspress_root > *" address={pathname} onFault={loadAnew}>
      <HostLayout
        top={
          <>
            <PageHead />
            <StructuredData />
            <PartBoundary>
              <OldAnchor />
            </PartBoundary>
            <SkipLink />
            <HideParts />
          </>
        }
        bottom={<PageAnnouncer />}
      />
    </PartBoundary>
  );
}
