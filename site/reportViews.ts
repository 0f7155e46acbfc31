import type { ShotName } from './reportShots';
import { DETAIL_VIEWS } from './shots/detailViews';
import { DIFF_VIEWS } from './shots/diffViews';
import { FINDING_VIEWS } from './shots/findingViews';
import { OVERVIEW_VIEWS } from './shots/overviewViews';
import type { ReportViewFact } from './shots/ReportViewFact';
import { SIZE_VIEWS } from './shots/sizeViews';
import { STAGE_VIEWS } from './shots/stageViews';
import { TIME_VIEWS } from './shots/timeViews';

export type { ReportViewFact, ViewStep } from './shots/ReportViewFact';

/** The views that pages show; each has its texts in `REPORT_SHOTS`. */
export const REPORT_VIEWS: Readonly<Record<ShotName, ReportViewFact>> = {
  ...OVERVIEW_VIEWS,
  ...DETAIL_VIEWS,
  ...FINDING_VIEWS,
  ...STAGE_VIEWS,
  ...TIME_VIEWS,
  ...SIZE_VIEWS,
  ...DIFF_VIEWS,
};
