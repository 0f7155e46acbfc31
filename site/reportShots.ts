import { DETAIL_SHOTS } from './shots/detail';
import { DIFF_SHOTS } from './shots/diff';
import { FINDING_SHOTS } from './shots/finding';
import { OVERVIEW_SHOTS } from './shots/overview';
import { SIZE_SHOTS } from './shots/size';
import { STAGE_SHOTS } from './shots/stage';
import { TIME_SHOTS } from './shots/time';
import type { ReportShot } from './shots/types';

export type { ReportShot, ReportView, ViewStep } from './shots/types';

const SHOTS = {
  ...OVERVIEW_SHOTS,
  ...DETAIL_SHOTS,
  ...FINDING_SHOTS,
  ...STAGE_SHOTS,
  ...TIME_SHOTS,
  ...SIZE_SHOTS,
  ...DIFF_SHOTS,
};

/** Name of a picture. */
export type ShotName = keyof typeof SHOTS;

/** Pictures of the report that pages show by name: `<ReportShot name="overall" />`. */
export const REPORT_SHOTS: Readonly<Record<ShotName, ReportShot>> = SHOTS;
