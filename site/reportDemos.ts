import type { Text } from './words/types';

/** A real report that opens inside a page. */
export interface ReportDemoFact {
  /** Address of a self-contained HTML file in `docs/public`, such as `/demos/order-desk.html`. */
  readonly page: string;
  /** Picture that stands there until the reader asks for the report: a name of `REPORT_SHOTS`. */
  readonly poster: string;
  /** What the report is about; also the name of its frame. */
  readonly title: Text;
}

/** Reports that pages show by name: `<ReportDemo name="order-desk" />`. */
export const REPORT_DEMOS: Readonly<Record<string, ReportDemoFact>> = {};
