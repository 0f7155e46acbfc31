import { NO_ROW } from './meansAlike';
import type { IndexPayload } from './openIndex';
import { packRows } from './packRows';
import type { SearchDocument } from './SearchDocument';
import type { IndexFacts } from './SearchFacts';
import { toSections, type Section } from './toSections';

/** By what `IndexFacts` knows a section: its address in the site. */
const addressOf = ({ page, anchor }: Section): string =>
  anchor ? `${page.routePath}#${anchor}` : page.routePath;

/**
 * What `IndexFacts` knows of sections, as an index file has it.
 * @param sections sections of the file, in its order
 * @param facts what the site's index is built with
 */
export const sectionPayload = (
  sections: readonly Section[],
  { keywords, sectionRows }: Pick<IndexFacts, 'keywords' | 'sectionRows'>,
): Pick<IndexPayload, 'keywords' | 'rows'> => ({
  keywords: sections.map((section) => keywords.get(addressOf(section)) ?? '').join('\n'),
  rows: packRows(sections.map((section) => sectionRows.get(addressOf(section)) ?? NO_ROW)),
});

/**
 * Makes the index of one language, at build time.
 * @param pages the records of the language, in the order of the file
 * @param facts what the site's index is built with
 * @returns what goes into the first record
 */
export function buildIndex(
  pages: readonly SearchDocument[],
  facts: Pick<IndexFacts, 'keywords' | 'sectionRows' | 'terms'>,
): IndexPayload {
  return { ...sectionPayload(pages.flatMap(toSections), facts), terms: facts.terms };
}
