import type { Lang } from './languages';
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

/** Formats of every picture, in the order in which a browser is offered them; all browsers of `site/browsers.ts` read the last one. */
export const SHOT_FORMATS = ['avif', 'webp'] as const;

/** Themes of the report, each with its own files. */
export const SHOT_THEMES = ['light', 'dark'] as const;

/** Pixels of a file per px of the report: sharp on dense screens and when enlarged. */
export const SHOT_DENSITY = 1.5;

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

/**
 * Address of a picture's files without theme and ending.
 * @param name picture
 * @param lang language of the report's interface
 * @returns such as `/images/report/overall-zh`, which stands for `…-light` and `…-dark`, each in every format
 */
export const shotAddress = (name: string, lang: Lang): string => `/images/report/${name}-${lang}`;
