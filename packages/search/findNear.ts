import { nearHeadings, toHeading, type Heading } from './nearHeadings';
import { nearTerms } from './nearTerms';
import type { SearchFacts } from './SearchFacts';
import type { Section } from './toSections';
import type { SearchHit } from './types';

/** What is offered instead of results. */
export interface Near {
  readonly headings: readonly SearchHit[];
  readonly terms: readonly string[];
}

/**
 * What stands above the sections that a query may lead to: news is not offered.
 * @param sections all sections
 * @param facts what search goes by on this site
 */
export const offeredHeadings = (
  sections: readonly Section[],
  { news }: Pick<SearchFacts, 'news'>,
): Heading[] =>
  sections
    .filter(({ page }) => !news.test(page.routePath))
    .map(toHeading);

/**
 * What looks like a query for which nothing was found.
 * @param text the query
 * @param headings headings to offer, the same list for every query
 * @param terms known terms
 */
export function findNear(text: string, headings: readonly Heading[], terms: readonly string[]): Near {
  const near = nearHeadings(text, headings);
  const shown = near.map(({ header, title }) => header || title);
  return { headings: near, terms: nearTerms(text, terms, shown) };
}
