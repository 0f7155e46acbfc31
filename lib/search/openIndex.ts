import MiniSearch from 'minisearch';
import { createTextScan } from './createTextScan';
import { createVocabulary } from './createVocabulary';
import { INDEX_OPTIONS, type IndexedSection } from './indexFields';
import { nearTerms } from './nearTerms';
import { unpackIndex, type PackedIndex } from './packIndex';
import { parseQuery } from './parseQuery';
import { rankPages, type RankedPage } from './rankPages';
import type { SearchDocument } from './SearchDocument';
import { toSections } from './toSections';

/** What the build adds to the first record of an index file. */
export interface IndexPayload {
  /** The index over the sections of all records. */
  readonly index: PackedIndex;
  /** What can be proposed when nothing is found. */
  readonly terms: readonly string[];
}

/** An index file: one record for each page; the first also carries the index itself. */
export type IndexFile = readonly (SearchDocument & Partial<IndexPayload>)[];

/** An index, ready to be asked. */
export interface OpenIndex {
  /** Pages that match, best first. */
  readonly find: (text: string) => RankedPage[];
  /** Known terms that look like a text. */
  readonly near: (text: string) => string[];
}

/**
 * Opens an index that the build made.
 * @param file the parsed file
 * @throws Error when it is no index file
 */
export function openIndex(file: IndexFile): OpenIndex {
  const [first] = Array.isArray(file) ? file : [];
  const { index, terms } = first ?? {};
  if (!index || !terms)
    throw new Error('The search index has no index in its first record: build the site again.');
  const sections = file.flatMap(toSections);
  const words = createVocabulary(index.terms.split('\n'));
  const mini = MiniSearch.loadJS<IndexedSection>(unpackIndex(index), INDEX_OPTIONS);
  const text = createTextScan(sections);
  return {
    find: (asked) => {
      const query = parseQuery(asked);
      return query.units.length > 0 ? rankPages({ mini, words, text, query }, sections) : [];
    },
    near: (asked) => nearTerms(asked, terms),
  };
}
