/** A heading of a page. */
export interface OverviewHeading {
  readonly id: string;
  readonly text: string;
  /** Left out where it is the first of `OVERVIEW_DEPTHS`. */
  readonly depth?: number;
}

/** A page of an overview, with those of its headings that are shown. */
export interface OverviewItem {
  readonly text: string;
  readonly link: string;
  readonly headers?: readonly OverviewHeading[];
  /** Pages of a group inside the group. */
  readonly items?: readonly { readonly text: string; readonly link: string }[];
}

/** Pages of an overview under one title. */
export interface OverviewFact {
  readonly name: string;
  readonly items: readonly OverviewItem[];
}

/** What the sidebar says of an entry; dividers and section headers have neither link nor items. */
export interface OverviewSource {
  readonly text?: string;
  readonly link?: string;
  readonly items?: readonly OverviewSource[];
  readonly overviewHeaders?: readonly number[];
}

/** A page and its headings. */
export interface OverviewPage {
  readonly routePath: string;
  readonly toc?: readonly OverviewHeading[];
}
