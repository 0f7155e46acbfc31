/** Kinds of pages with a budget of their own. */
export type BudgetKind = 'home' | 'doc' | 'rule' | 'post' | 'overview' | 'notFound';

/** What a first visit to a page loads at most: kB, compressed with gzip. */
export interface Budget {
  readonly script: number;
  readonly style: number;
}

/**
 * What the heaviest page of each kind may need: 110.9 kB of scripts and 10 kB of styles. A page without words
 * takes 104 and 8.3, most of it React and the host's runtime. A number rises only for what pages gained, never to let
 * a check pass: each page of the guide is some 90 bytes on all others, and pictures on a page bring their styles.
 */
export const BUDGETS: Readonly<Record<BudgetKind, Budget>> = {
  home: { script: 109, style: 9.6 },
  doc: { script: 110.9, style: 9.4 },
  rule: { script: 110.2, style: 9.2 },
  post: { script: 107.9, style: 9.0 },
  overview: { script: 111.8, style: 9.0 },
  notFound: { script: 105, style: 8.7 },
};
