import { displayWidth } from '../../lib/text/displayWidth';
import type { IndexPayload } from './openIndex';
import type { SearchDocument } from './SearchDocument';
import type { IndexFacts } from './SearchFacts';
import { toSections, type Section } from './toSections';

/** A longer heading is a sentence, no term. */
const TERM_WIDTH = 36;

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
export function buildIndex(pages: readonly SearchDocument[], facts: IndexFacts): IndexPayload {
  const { terms, proposedLast } = facts;
  const sections = pages.flatMap(toSections);
  const headings = sections.map(({ header, page }) => header || page.title);
  // The first ones stand where nothing is near.
  const isLast = ({ routePath }: SearchDocument) => proposedLast.test(routePath);
  const known = [
    ...[...pages.filter((page) => !isLast(page)), ...pages.filter(isLast)].map(({ title }) =>
      title.replaceAll('`', ''),
    ),
    ...terms,
    ...headings,
  ];
  return {
    keywords: keywordLines(sections, facts.keywords),
    terms: [...new Set(known)].filter((term) => displayWidth(term) <= TERM_WIDTH),
  };
}
