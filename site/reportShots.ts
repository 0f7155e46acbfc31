import { ANALYSIS_SHOTS } from './shots/analysisShots';
import { BUNDLE_SHOTS } from './shots/bundleShots';
import { DIFF_SHOTS } from './shots/diffShots';
import { FINDING_SHOTS } from './shots/findingShots';
import { OVERVIEW_SHOTS } from './shots/overviewShots';
import type { ReportShotFact } from './shots/ReportShotFact';
import { SIZE_SHOTS } from './shots/sizeShots';
import { STAGE_SHOTS } from './shots/stageShots';
import { TIME_SHOTS } from './shots/timeShots';

export type { ReportShotFact } from './shots/ReportShotFact';

const SHOTS = {
  ...OVERVIEW_SHOTS,
  ...ANALYSIS_SHOTS,
  ...BUNDLE_SHOTS,
  ...FINDING_SHOTS,
  ...STAGE_SHOTS,
  ...TIME_SHOTS,
  ...SIZE_SHOTS,
  ...DIFF_SHOTS,
};

/** Name of a picture. */
export type ShotName = keyof typeof SHOTS;

/** Pictures of the report that pages show by name: `<ReportShot name="overall" />`. */
export const REPORT_SHOTS: Readonly<Record<ShotName, ReportShotFact>> = SHOTS;
