import type { PageIndexInfo } from '@rspress/core';
import { NEXT_ID } from '../../site/nextId';
import { OVERVIEW_DEPTHS } from '../../site/overviewDepths';

/** A heading as an overview shows it; without a depth it has the first of `OVERVIEW_DEPTHS`, as most have. */
interface HeadingFact {
  readonly id: string;
  readonly text: string;
  readonly depth?: number;
}

/** What an overview needs of another page. */
export interface PageBelow {
  readonly routePath: string;
  readonly toc: readonly HeadingFact[];
}

/**
 * The pages that an overview page may list: those of its language in its folder and below.
 * @param page the overview page
 * @param all all pages of the site
 * @param depths depths at which it may show headings; others would weigh on the page for nothing
 * @returns address and headings of each, in the order of `all`; without the page itself and the sections that only lead on
 */
export function pagesBelow(
  page: Pick<PageIndexInfo, 'routePath' | 'lang'>,
  all: readonly Pick<PageIndexInfo, 'routePath' | 'lang' | 'toc'>[],
  depths: ReadonlySet<number>,
): PageBelow[] {
  const folder = page.routePath.replace(/[^/]*$/, '');
  return all
    .filter((other) => other.lang === page.lang && other.routePath.startsWith(folder))
    .filter((other) => other.routePath !== page.routePath)
    .map(({ routePath, toc }) => ({
      routePath,
      toc: toc
        .filter(({ id, depth }) => depths.has(depth) && id !== NEXT_ID)
        .map(({ id, text, depth }) => ({ id, text, ...(depth !== OVERVIEW_DEPTHS[0] && { depth }) })),
    }));
}
