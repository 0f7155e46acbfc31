import type { ReportName } from '../reportDemos';
import type { Text } from '../words/types';

/** A picture of one view of a report. In its texts `{totalSize}` stands for a number of `REPORT_NUMBERS`. */
export interface ReportShotFact {
  /** The report that it shows. */
  readonly report: ReportName;
  /** What the picture shows, for those who do not see it. */
  readonly alt: Text;
  /** Line below the picture. */
  readonly caption: Text;
  /** What each numbered box is, in the order of `REPORT_VIEWS`. */
  readonly marks: readonly Text[];
}
