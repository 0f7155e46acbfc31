import { ReportLinks } from './report/ReportLinks';
import { Zoom } from './zoom/Zoom';

/** Enlarges pictures, and opens live reports over the page. */
export function LateParts({ pictures }: { readonly pictures: string }) {
  return (
    <>
      <Zoom pictures={pictures} />
      <ReportLinks />
    </>
  );
}
