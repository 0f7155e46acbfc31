import type { Lang } from '../../site/languages';
import { countTerms } from './countTerms';
import { createSimilarity } from './createSimilarity';
import { createTermScores, type SiteCounts } from './createTermScores';
import { createTextScan } from './createTextScan';
import { createVocabulary, knownElsewhere } from './createVocabulary';
import { findNear, offeredHeadings, type Near } from './findNear';
import { toIndexed, type IndexedSection } from './indexFields';
import { knownTerms } from './knownTerms';
import { lazily } from './lazily';
import { unpackRows } from './packRows';
import { parseQuery } from './parseQuery';
import { rankPages, type RankedPage } from './rankPages';
import type { SearchDocument } from './SearchDocument';
import type { SearchFacts } from './SearchFacts';
import { toSections, type Section } from './toSections';
import { pathOf, translatedPages } from './translatedPages';

/** What the build adds to the first record of an index file. */
export interface IndexPayload {
  /** Keywords, one line for each section. */
  readonly keywords: string;
  /** For each section the row of its vector among those of `SearchFacts`, as `packRows` writes them. */
  readonly rows: string;
  /** What can be proposed when nothing is found, besides titles and headings. */
  readonly terms: readonly string[];
}

/** An index file: one record for each page; the first also has the keywords, and what can be proposed. */
export type IndexFile = readonly (SearchDocument & Partial<IndexPayload>)[];

/** What was found by looking into the parts of an index too. */
export interface WholeFinding {
  readonly pages: readonly RankedPage[];
  /** Whether every part that was wanted could be had. */
  readonly complete: boolean;
}

/** What is known of the words of the whole site. */
export interface SiteWords extends SiteCounts {
  /** Whether any part has a word: then it is no slip. */
  readonly isKnown: (term: string) => boolean;
}

/** An index, ready to be asked. */
export interface OpenIndex {
  /**
   * Pages that match, best first; of an index in parts, those that its titles and headings tell.
   * @param site what the whole site says of words, when this index is a part of it
   */
  readonly find: (text: string, site?: SiteWords) => RankedPage[];
  /**
   * Only an index in parts has it: fetches the parts that promise most, and looks into them too.
   * @throws Error when nothing is found, and a part could not be had
   */
  readonly findWhole?: (text: string) => Promise<WholeFinding>;
  /** Language of its pages. */
  readonly lang: Lang;
  /** Its own pages and sections for those that another language found. */
  readonly translated: (found: readonly RankedPage[]) => RankedPage[];
  /** Headings, and known terms besides them, that look like a text. */
  readonly near: (text: string) => Near;
}

/**
 * Sections with all that they are found by.
 * @param sections sections of a file, in its order
 * @param keywords keywords of the file, one line for each section
 */
export function indexedSections(sections: readonly Section[], keywords: string): IndexedSection[] {
  const lines = keywords.split('\n');
  return sections.map((section, id) => toIndexed(section, id, lines[id] ?? ''));
}

/**
 * Opens an index that the build made.
 * @param file the parsed file
 * @param facts what search goes by on this site
 * @throws Error when it is no index file
 */
export function openIndex(file: IndexFile, facts: SearchFacts): OpenIndex {
  const [first] = Array.isArray(file) ? file : [];
  const { keywords, rows, terms } = first ?? {};
  if (!first || keywords === undefined || rows === undefined || !terms)
    throw new Error('The search index has no index in its first record: build the site again.');
  const sections = file.flatMap(toSections);
  const counted = countTerms(indexedSections(sections, keywords));
  const words = createVocabulary(counted.postings.keys());
  const similar = createSimilarity(counted);
  const text = createTextScan(sections);
  const scores = createTermScores(counted, text);
  const headings = lazily(() => offeredHeadings(sections, facts));
  const sectionRows = unpackRows(rows);
  const known = lazily(() => knownTerms(sections, terms, facts));
  return {
    find: (asked, site) => {
      const query = parseQuery(asked);
      const own = site ? knownElsewhere(words, site.isKnown) : words;
      if (query.units.length === 0) return [];
      return rankPages(
        { total: sections.length, scores, words: own, text, similar, rows: sectionRows, query, facts, site },
        sections,
      );
    },
    lang: first.lang,
    translated: (found) =>
      translatedPages(found, (path) => sections.filter(({ page }) => pathOf(page) === path)),
    near: (asked) => findNear(asked, headings(), known()),
  };
}
