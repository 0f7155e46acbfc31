export type BudgetKind = 'home' | 'doc' | 'rule' | 'post' | 'overview' | 'notFound';

/** What a first visit to a page loads at most: kB, compressed with gzip. */
export interface Budget {
  readonly script: number;
  readonly style: number;
}

/**
 * What the heaviest page of each kind may need. A page without words takes 110 kB of scripts and 12 of styles, most of it React
 * and the host's runtime; its own script says its text a second time, and brings its components. A number rises only for what
 * pages gained, or with the reason in the commit.
 */
export const BUDGETS: Readonly<Record<BudgetKind, Budget>> = {
  home: { script: 120, style: 13 },
  doc: { script: 133, style: 13.1 },
  rule: { script: 130, style: 13 },
  post: { script: 124, style: 12.8 },
  overview: { script: 120.5, style: 12.5 },
  notFound: { script: 111.5, style: 12.5 },
};
