import type { ShotName } from './reportShots';
import { DETAIL_VIEWS } from './shots/detailViews';
import { OVERVIEW_VIEWS } from './shots/overviewViews';
import type { ReportViewFact } from './shots/ReportViewFact';

export type { ReportViewFact, ViewStep } from './shots/ReportViewFact';

/** The views that pages show; each has its texts in `REPORT_SHOTS`. */
export const REPORT_VIEWS: Readonly<Record<ShotName, ReportViewFact>> = {
  ...OVERVIEW_VIEWS,
  ...DETAIL_VIEWS,
};
