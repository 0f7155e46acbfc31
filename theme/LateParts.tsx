import { ReportLinks } from './report/ReportLinks';
import { ZoomWithKeys } from './zoom/ZoomWithKeys';

/** Enlarges pictures, and opens live reports over the page. */
export function LateParts() {
  return (
    <>
      <ZoomWithKeys />
      <ReportLinks />
    </>
  );
}
