import type { IndexPayload } from './openIndex';
import type { SearchDocument } from './SearchDocument';
import type { IndexFacts } from './SearchFacts';
import { toSections, type Section } from './toSections';

/** By what `IndexFacts` knows a section: its address in the site. */
const addressOf = ({ page, anchor }: Section): string =>
  anchor ? `${page.routePath}#${anchor}` : page.routePath;

/**
 * What `IndexFacts` knows of sections as an index file has it, one line for each section.
 * @param sections sections of the file, in its order
 * @param known keywords, or vectors, by the address of a section
 */
export const sectionLines = (sections: readonly Section[], known: ReadonlyMap<string, string>): string =>
  sections.map((section) => known.get(addressOf(section)) ?? '').join('\n');

/**
 * Makes the index of one language, at build time.
 * @param pages the records of the language, in the order of the file
 * @param facts what the site's index is built with
 * @returns what goes into the first record
 */
export function buildIndex(
  pages: readonly SearchDocument[],
  { keywords, sectionVectors, terms }: Pick<IndexFacts, 'keywords' | 'sectionVectors' | 'terms'>,
): IndexPayload {
  const sections = pages.flatMap(toSections);
  return {
    keywords: sectionLines(sections, keywords),
    vectors: sectionLines(sections, sectionVectors),
    terms,
  };
}
