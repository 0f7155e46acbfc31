import type { ReportName } from './reportDemos';
import type { ShotName } from './reportShots';
import tours from './reportTours.json' with { type: 'json' };
import type { ShotBox } from './shotFiles';
import type { Text } from './words/types';

/** One picture of a tour. In its text `{totalSize}` stands for a number of the report. */
export interface TourStep {
  readonly shot: ShotName;
  /** What is framed: the index of a mark of the picture, or a box in per cent of a picture without marks. */
  readonly frame: number | ShotBox;
  readonly text: Text;
}

export const REPORT_TOURS = tours as Readonly<Record<ReportName, readonly TourStep[]>>;
