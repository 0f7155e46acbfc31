import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { Layout as HostLayout } from '@rspress/core/theme-original';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import { loadAnew, prefersReducedData } from '../lib/browser';
import { HYDRATION_BEGINS, HYDRATION_ENDS } from '../site/pageMarks';
import { OldAnchor } from './not-found/OldAnchor';
import { HideParts } from './page-tools/HideParts';
import { PageAnnouncer } from './page-tools/PageAnnouncer';
import { SkipLink } from './page-tools/SkipLink';

/** Tells the scripts in the head how far the page is: what was translated, pressed or typed before waits for it. */
const tell = (phase: string) => {
  if (typeof window !== 'undefined') dispatchEvent(new Event(phase));
};

/** In a file of its own: the document has its tags, and only a page that the reader goes on to needs others. */
const HeadTags = lazy<ComponentType>(() =>
  import('./head/HeadTags').then(
    (file) => ({ default: file.HeadTags }),
    () => ({ default: () => null }),
  ),
);

/** The host's layout with our parts in its slots. */
export function Layout() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const { routePath } = usePage().page;
  useState(() => tell(HYDRATION_BEGINS));
  useEffect(() => tell(HYDRATION_ENDS), []);
  // What describes the fetched page to search engines goes with it: Trusted Types forbid to write it anew.
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [routePath]);
  useEffect(() => {
    // The host reads its setting at every link; here it holds for one reader.
    if (prefersReducedData()) Object.assign(site, { route: { ...site.route, prefetchLink: false } });
  }, [site]);
  return (
    // Keeps the window from going blank when a page cannot be shown.
    <PartBoundary last keep="#__rspress_root > *" address={pathname} onFault={loadAnew}>
      <HostLayout
        top={
          <>
            <Suspense fallback={null}>
              <HeadTags />
            </Suspense>
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
