/**
 * Numbers of the product that several files need; one that a single file needs stands there. Times in ms, lengths in px.
 *
 * Read as `import * as LIMITS`: a namespace, so that the bundler writes each number where it is used, and no page carries
 * those of the others.
 */

/** Pages that are asked for when only those of one kind are shown: all that there may be. */
export const searchPagesOfAllKinds = 200;

/** Results opened last that the search shows before anything is typed. */
export const searchRecents = 5;

/** Tooltips and the tool switcher open after. */
export const tooltipDelay = 100;

/**
 * Characters that the diagnose box reads at most. Report JSON of the examples has under half a million; a text of this
 * size still takes less than a second.
 */
export const diagnoseLength = 50_000_000;

/** Up to here a text may be a question in the reader's own words; longer ones are output. */
export const diagnoseQuestionLength = 300;

/** How far a message reaches, in letters; how many of one kind are read for names, and how many beginnings are followed. */
export const diagnoseReach = 900;
export const diagnoseNamed = 60;
export const diagnoseLooks = 2000;

/** Names shown in one card of the diagnose box; the others are counted. */
export const diagnoseNamesShown = 8;

/** Sections that the diagnose box proposes for what it does not know. */
export const nearestSections = 3;

/** Reports that a reader may keep in the browser, and bytes of all of them. */
export const keptReports = 5;
export const keptReportBytes = 100_000_000;

/** Characters of pasted options that are read: far more than any config has, and few enough not to be felt. */
export const optionsLength = 50_000;

/** Findings about pasted options that are shown; with more of them, the rest of the text is not read. */
export const optionFindingsShown = 40;

/** Bytes of one picture of the report, by format. */
export const shotBytes = { avif: 60_000, webp: 90_000 } as const;

/** Share of its pixels in which a picture that is taken again may differ. */
export const shotDifference = 0.001;

/** Provider search: hits per group, and per group on phones. */
export const providerGroupHits = 20;
export const providerGroupHitsMobile = 5;

/** Longest query of provider search; a selection is cut to it. */
export const providerQueryLength = 64;

/** Longest query that an address opens the search with; a longer one is cut: it was not typed. */
export const addressQueryLength = 256;

/** Remote search: timeout of the service, and how much of a query is sent; an address has no room for more. */
export const remoteTimeout = 5000;
export const remoteQueryLength = 200;

/** Site search: pages per query, kept answers, wait while typing. */
export const searchPages = 7;
export const searchCache = 100;
export const searchDebounce = 150;

/** An index that sends nothing for so long has failed. */
export const searchTimeout = 10_000;

/** Places that are marked in a page that a search has opened, at most, and wait after the page has changed. */
export const searchMarks = 500;
export const searchMarkDelay = 100;

/** How much of a query the dialog repeats in its own words, in letters. */
export const searchEcho = 80;

/** Bytes of the largest picture that a page may show: three seconds on a slow phone. */
export const MAX_PICTURE_BYTES = 500_000;

/**
 * Widths in px at which the layout changes, by meaning; CSS repeats the numbers, since media queries take no variables. The
 * bar folds by the first one in rem too (48), so that it does so earlier where text is larger.
 */
export const BREAKPOINTS = {
  /** Phones: at most this wide. */
  mobile: 768,
  /** The outline is a popup up to here. */
  outlinePopup: 960,
  /** Sidebar, content and outline stand side by side from here. */
  wide: 1280,
} as const;

export type BudgetKind = 'home' | 'doc' | 'rule' | 'post' | 'overview' | 'notFound';

/** What a first visit to a page loads at most: kB, compressed with gzip. */
export interface Budget {
  readonly script: number;
  readonly style: number;
}

/**
 * What the heaviest page of each kind may need. A page without words takes 106 kB of scripts and 9 of styles, most of it React
 * and the host's runtime; its own script says its text a second time, and brings its components. A number rises only for what
 * pages gained, or with the reason in the commit.
 */
export const BUDGETS: Readonly<Record<BudgetKind, Budget>> = {
  home: { script: 120, style: 13 },
  doc: { script: 129, style: 11.2 },
  rule: { script: 126, style: 11.1 },
  post: { script: 120, style: 10.9 },
  overview: { script: 116.5, style: 10.6 },
  notFound: { script: 107.5, style: 10.6 },
};
