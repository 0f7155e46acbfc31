import type { IndexPayload } from './openIndex';
import type { SearchDocument } from './SearchDocument';
import type { IndexFacts } from './SearchFacts';
import { toSections, type Section } from './toSections';

/** By what `keywords` of `IndexFacts` knows a section: its address in the site. */
const keywordKey = ({ page, anchor }: Section): string =>
  anchor ? `${page.routePath}#${anchor}` : page.routePath;

/**
 * The keywords of sections as an index file has them, one line for each section.
 * @param sections sections of the file, in its order
 * @param keywords keywords by the address of a section
 */
export const keywordLines = (sections: readonly Section[], keywords: IndexFacts['keywords']): string =>
  sections.map((section) => keywords.get(keywordKey(section)) ?? '').join('\n');

/**
 * Makes the index of one language, at build time.
 * @param pages the records of the language, in the order of the file
 * @param facts what the site's index is built with
 * @returns what goes into the first record
 */
export const buildIndex = (
  pages: readonly SearchDocument[],
  { keywords, terms }: Pick<IndexFacts, 'keywords' | 'terms'>,
): IndexPayload => ({ keywords: keywordLines(pages.flatMap(toSections), keywords), terms });
