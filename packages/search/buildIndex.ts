import MiniSearch from 'minisearch';
import { displayWidth } from '../../lib/text/displayWidth';
import { buildOptions } from './buildOptions';
import { toIndexed, type IndexedSection } from './indexFields';
import { packIndex, withoutText, type PackedIndex } from './packIndex';
import type { IndexPayload } from './openIndex';
import type { SearchDocument } from './SearchDocument';
import type { IndexFacts } from './SearchFacts';
import { toSections } from './toSections';

/** A longer heading is a sentence, no term. */
const TERM_WIDTH = 36;

/**
 * Indexes pages of one language, at build time.
 * @param pages the records of the pages, in the order of the file
 * @param facts names that count as such in a text, and keywords of sections
 * @returns every posting, also those that a file leaves out
 */
export function indexPages(
  pages: readonly SearchDocument[],
  facts: Pick<IndexFacts, 'names' | 'keywords'>,
): PackedIndex {
  const mini = new MiniSearch<IndexedSection>(buildOptions());
  mini.addAll(pages.flatMap(toSections).map((section, id) => toIndexed(section, id, facts)));
  return packIndex(mini.toJSON());
}

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
    index: withoutText(indexPages(pages, facts)),
    terms: [...new Set(known)].filter((term) => displayWidth(term) <= TERM_WIDTH),
  };
}
