import { usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useText } from '../../lib/words';
import { OVERVIEW_WORDS } from '../../site/words/overview';
import type { OverviewFact, OverviewPage, OverviewSource } from './OverviewFact';
import { toGroups } from './toGroups';

/**
 * The groups of the current overview page.
 * @param depths depths of the headings shown on the whole page, when the layout sets them
 * @returns groups in the order of the sidebar, the loose pages last
 */
export function useOverviewGroups(depths?: readonly number[]): readonly OverviewFact[] {
  const say = useText();
  const { page } = usePage();
  const listed = usePages().pages;
  // The page carries what it lists (packages/lean/pageData.ts); without the speed layer Rspress has a list of all pages.
  const pages = 'pagesBelow' in page ? (page.pagesBelow as readonly OverviewPage[]) : listed;
  const sidebar = useSidebar() as readonly OverviewSource[];
  const pageDepths = page.frontmatter.overviewHeaders as readonly number[] | undefined;
  const othersTitle = say(OVERVIEW_WORDS.overviewOthers);
  return useMemo(
    () => toGroups({ sidebar, pages, route: page.routePath, depths, pageDepths, othersTitle }),
    [sidebar, pages, page.routePath, depths, pageDepths, othersTitle],
  );
}
