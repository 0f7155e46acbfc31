import type { PageIndexInfo } from '@rspress/core';

/** A heading as an overview shows it; without a depth it has the usual one, as most have. */
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

/** Which headings of another page an overview needs. */
interface WantedHeadings {
  /** Depths at which it may show headings; others would weigh on the page for nothing. */
  readonly depths: ReadonlySet<number>;
  /** The depth that headings have unless they say otherwise. */
  readonly usualDepth: number;
  /** Ids of headings that no overview shows. */
  readonly withoutIds: readonly string[];
}

/**
 * The pages that an overview page may list: those of its language in its folder and below.
 * @param page the overview page
 * @param all all pages of the site
 * @param wanted which of their headings it needs
 * @returns address and headings of each, in the order of `all`; without the page itself and the sections that only lead on
 */
export function pagesBelow(
  page: Pick<PageIndexInfo, 'routePath' | 'lang'>,
  all: readonly Pick<PageIndexInfo, 'routePath' | 'lang' | 'toc'>[],
  { depths, usualDepth, withoutIds }: WantedHeadings,
): PageBelow[] {
  const folder = page.routePath.replace(/[^/]*$/, '');
  return all
    .filter((other) => other.lang === page.lang && other.routePath.startsWith(folder))
    .filter((other) => other.routePath !== page.routePath)
    .map(({ routePath, toc }) => ({
      routePath,
      toc: toc
        .filter(({ id, depth }) => depths.has(depth) && !withoutIds.includes(id))
        .map(({ id, text, depth }) => ({ id, text, ...(depth !== usualDepth && { depth }) })),
    }));
}
