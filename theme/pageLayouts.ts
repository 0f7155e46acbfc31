import type { ComponentType, ReactNode } from 'react';
import type { OverviewFact } from './overview/OverviewFact';

/** Props of `Overview`, as the host passes them. */
export interface OverviewProps {
  /** Text of the page itself. */
  readonly content?: ReactNode;
  /** Groups written by hand, in place of those of the sidebar. */
  readonly groups?: readonly OverviewFact[];
  /**
   * Depths of the headings shown, on the whole page. A built page brings headings of the default depth and of those that
   * frontmatter or sidebar name (`plugins/page-data/shownDepths.ts`).
   */
  readonly overviewHeaders?: readonly number[];
}

/**
 * Layouts that few pages have. They are not in the script of every page: the pages that have one bring it
 * (`plugins/page-parts`), and it puts itself here.
 */
export const pageLayouts: { home?: ComponentType; overview?: ComponentType<OverviewProps> } = {};
