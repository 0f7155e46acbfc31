import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { PartBoundary } from '../components/ui/PartBoundary';
import { onIdle } from '../lib/browser';

const PICTURES = '.rspress-doc img';
const REPORTS = '[data-report],a[href*="/live-report#"]';

/** Ms that a page is there before zoom and reports are loaded. */
const DELAY = 100;

/** Of the same name, so that both come in one file. */
const load = async () => {
  const [{ Zoom }, { ReportLinks }] = await Promise.all([
    import(/* webpackChunkName: "on-demand" */ './zoom/Zoom'),
    import(/* webpackChunkName: "on-demand" */ './report/ReportLinks'),
  ]);
  return { Zoom, ReportLinks };
};

/** Enlarges pictures, and opens live reports over the page; what that needs is loaded where there is one. */
export default function PartsOnDemand() {
  const { pathname } = useLocation();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> & { readonly page: string }>();
  useEffect(() => {
    let isHere = true;
    // The page follows its address.
    const timer = setTimeout(() => {
      if (!document.querySelector(`${PICTURES},${REPORTS}`)) {
        setParts((known) => known && { ...known, page: pathname });
        return;
      }
      load().then(
        // While the text is hydrated bit by bit, React would begin it again.
        (loaded) =>
          onIdle(() => {
            if (isHere) setParts({ ...loaded, page: pathname });
          }),
        // Pictures stay as they are, and links to reports open them in a new tab.
        () => undefined,
      );
    }, DELAY);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [pathname]);
  if (!parts) return null;
  const { Zoom, ReportLinks, page } = parts;
  return (
    <PartBoundary>
      <Zoom pictures={PICTURES} page={page} />
      <ReportLinks />
    </PartBoundary>
  );
}
