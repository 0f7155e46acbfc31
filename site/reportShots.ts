import type { ReportName } from './reportDemos';
import detail from './shots/detail.json' with { type: 'json' };
import diff from './shots/diff.json' with { type: 'json' };
import finding from './shots/finding.json' with { type: 'json' };
import overview from './shots/overview.json' with { type: 'json' };
import size from './shots/size.json' with { type: 'json' };
import stage from './shots/stage.json' with { type: 'json' };
import time from './shots/time.json' with { type: 'json' };
import type { Text } from './words/types';

/** A place in an element, in px from its corner. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is done in the report before the picture is taken; each names an element by a Playwright selector. */
export type ViewStep =
  | { readonly click: string }
  | { readonly doubleClick: string }
  /** As by a script: for a tab beyond the edge of its row, which no mouse reaches. */
  | { readonly choose: string }
  | { readonly hover: string; readonly at?: Place }
  /** From a place to the right, until something is shown: for what lies elsewhere in every build. */
  | { readonly hover: string; readonly at: Place; readonly until: string }
  | { readonly fill: string; readonly text: string }
  /** A list with a search field: opened, searched by keyboard, its first entry chosen, and closed. */
  | { readonly select: string; readonly text: string };

/** How a picture of the report is taken. Selectors must hold in both languages: the report names no parts for us. */
export interface ReportView {
  readonly report: ReportName;
  readonly route: string;
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the file per px of the report, where `SHOT_DENSITY` would not be sharp. */
  readonly density?: number;
  readonly steps?: readonly ViewStep[];
  readonly crop: string;
  /** The picture ends here, in px from the top of the box. */
  readonly maxHeight?: number;
  readonly marks: readonly string[];
}

/** A picture of one view of a report. In its texts `{totalSize}` stands for a number of `REPORT_NUMBERS`. */
export interface ReportShot {
  readonly view: ReportView;
  readonly alt: Text;
  readonly caption: Text;
  readonly marks: readonly Text[];
}

const SHOTS = {
  ...overview,
  ...detail,
  ...finding,
  ...stage,
  ...time,
  ...size,
  ...diff,
} satisfies Readonly<Record<string, Pick<ReportShot, 'alt' | 'caption' | 'marks'>>>;

export type ShotName = keyof typeof SHOTS;

/** Pictures of the report that pages show by name: `<ReportShot name="overall" />`. */
export const REPORT_SHOTS = SHOTS as Readonly<Record<ShotName, ReportShot>>;
