import { displayWidth } from '../../lib/text/displayWidth';
import type { SearchFacts } from './SearchFacts';
import type { Section } from './toSections';

/** A longer heading is a sentence, no term. */
const TERM_WIDTH = 36;

/**
 * What can be proposed when nothing is found: where two are as near, the one that comes first.
 * @param sections all sections
 * @param terms what can be proposed besides titles and headings
 * @param facts what search goes by on this site
 */
export function knownTerms(
  sections: readonly Section[],
  terms: readonly string[],
  { proposedLast }: Pick<SearchFacts, 'proposedLast'>,
): string[] {
  const pages = [...new Set(sections.map(({ page }) => page))];
  const isLast = ({ routePath }: Section['page']) => proposedLast.test(routePath);
  const titles = [...pages.filter((page) => !isLast(page)), ...pages.filter(isLast)].map(({ title }) =>
    title.replaceAll('`', ''),
  );
  // The top of a page has no heading but the title.
  const headings = sections.flatMap(({ header }) => header || []);
  return [...new Set([...titles, ...terms, ...headings])].filter((term) => displayWidth(term) <= TERM_WIDTH);
}
