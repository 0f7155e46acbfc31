import { nearHeadings, type Heading } from './nearHeadings';
import { nearTerms } from './nearTerms';
import type { SearchFacts } from './SearchFacts';
import type { SearchHit } from './types';

/** What is offered instead of results. */
export interface Near {
  readonly headings: readonly SearchHit[];
  readonly terms: readonly string[];
}

/**
 * What looks like a query for which nothing was found.
 * @param text the query
 * @param headings every title and heading
 * @param terms known terms
 * @param facts what search goes by on this site: news and sections that only lead on are not offered
 */
export function findNear(
  text: string,
  headings: readonly Heading[],
  terms: readonly string[],
  { news, linkAnchors }: SearchFacts,
): Near {
  const lasting = headings.filter(
    ({ link }) => !news.test(link) && !linkAnchors.some((anchor) => link.endsWith(`#${anchor}`)),
  );
  const near = nearHeadings(text, lasting);
  const shown = near.map(({ header, title }) => header || title);
  return { headings: near, terms: nearTerms(text, terms, shown) };
}
