import { ReportLinks } from './report/ReportLinks';
import { Zoom } from './zoom/Zoom';

/** Enlarges pictures, and opens live reports over the page. */
export function LateParts(zoom: { readonly pictures: string; readonly page: string }) {
  return (
    <>
      <Zoom {...zoom} />
      <ReportLinks />
    </>
  );
}
