import * as LIMITS from '../limits';
import { sectionPayload } from '../buildIndex';
import { countTerms } from '../countTerms';
import { indexedSections, type IndexFile } from '../openIndex';
import type { SearchDocument } from '../SearchDocument';
import type { IndexFacts } from '../SearchFacts';
import { toSections } from '../toSections';
import { trimPage } from '../trimPage';
import { documentFrequencies, packFrequencies } from './documentFrequencies';
import { cutPages, PART_LIMITS } from './cutPages';
import type { HeadFile, HeadPayload } from './HeadFile';
import { packPostings } from './packPostings';
import { packToc } from './packToc';
import { weighPairs } from './weighPairs';
import { weighWords } from './weighWords';

/** An index in parts. */
export interface IndexParts {
  /** Each a complete index file of its pages. */
  readonly parts: readonly IndexFile[];
  /**
   * The file that leads to them.
   * @param addresses where the parts are, in their order, relative to the head's own address
   */
  readonly head: (addresses: readonly string[]) => HeadFile;
}

/** A part before it is known what the others hold. */
function toPart(pages: readonly SearchDocument[], facts: IndexFacts) {
  const sections = pages.flatMap(toSections);
  const payload = sectionPayload(sections, facts);
  const file = pages.map(({ id, title, content, routePath, domain, toc, lang }, at) => ({
    ...{ id, title, content, routePath, domain, toc, lang },
    // A part proposes nothing: the head does.
    ...(at === 0 && { ...payload, terms: [] }),
  }));
  return { file, sections, counted: countTerms(indexedSections(sections, payload.keywords)) };
}

/** What the head says of words. */
function toWords(parts: readonly ReturnType<typeof toPart>[], facts: IndexFacts) {
  const frequencies = documentFrequencies(parts.map(({ counted }) => counted));
  const total = parts.reduce((sum, { sections }) => sum + sections.length, 0);
  const words = packPostings(
    parts.map(({ counted, sections }) => weighWords({ counted, sections, total, frequencies, facts })),
    LIMITS.searchWordParts,
  );
  const pairs = packPostings(
    parts.map(({ sections }) => weighPairs(sections)),
    LIMITS.searchPairParts,
  );
  const rows = words.words.split('\n').map((word) => frequencies.get(word) ?? []);
  return { words, pairs, sections: total, frequencies: packFrequencies(rows) };
}

/**
 * Builds the index of one language in parts, if one file is not enough for it. The head knows every title and
 * heading, and for each word the parts that promise most; what it says of words grows with the language, not the pages.
 * @param pages the records of the language, in the order of the file
 * @param facts what the site's index is built with
 * @param limits how much text one file may hold
 * @returns undefined when one file is enough
 */
export function buildParts(
  pages: readonly SearchDocument[],
  facts: IndexFacts,
  limits = PART_LIMITS,
): IndexParts | undefined {
  const [first] = pages;
  const groups = cutPages(pages, limits);
  if (!first || groups.length < 2) return undefined;
  const parts = groups.map((group) => toPart(group.map(trimPage), facts));
  const payload: Omit<HeadPayload, 'parts'> = {
    lang: first.lang,
    terms: facts.terms,
    starts: groups.map((_, at) => groups.slice(0, at).flat().length),
    ...toWords(parts, facts),
  };
  return {
    parts: parts.map(({ file }) => file),
    head: (addresses) =>
      pages.map(({ title, routePath, toc }, at) => ({
        ...{ title, routePath, toc: packToc(toc) },
        ...(at === 0 && { ...payload, parts: addresses }),
      })),
  };
}
