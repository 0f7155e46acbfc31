import type { PageIndexInfo } from '@rspress/core';

/** A heading as an overview shows it. */
type HeadingFact = Readonly<Pick<PageIndexInfo['toc'][number], 'id' | 'text' | 'depth'>>;

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
 * @returns address and headings of each, in the order of `all`; without the page itself
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
      toc: toc.filter(({ depth }) => depths.has(depth)).map(({ id, text, depth }) => ({ id, text, depth })),
    }));
}
