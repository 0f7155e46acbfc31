import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { TextScan } from './createTextScan';
import { BM25, FIELD_WEIGHTS, INDEX_FIELDS, rarityOf, type IndexedSection } from './indexFields';
import { lruCache } from './lruCache';

/** How often words stand in the whole site, for an index that is only a part of it. */
export interface SiteCounts {
  /** All sections. */
  readonly sections: number;
  /** Sections that hold a term in a field, by the place of the field; 0 when nothing is known. */
  readonly frequency: (term: string, field: number) => number;
}

/**
 * BM25+ scores of the sections that hold a term, by the place of the section.
 * @param site what the whole site says of words, when the index is a part of it
 */
export type TermScores = (term: string, site?: SiteCounts) => ReadonlyMap<number, number>;

type Match = Pick<SearchResult, 'id' | 'score'>;

const ASK: SearchOptions = {
  tokenize: (asked) => [asked],
  processTerm: (asked) => asked,
  boost: FIELD_WEIGHTS,
  bm25: BM25,
};

/** Terms whose scores are kept: with every letter that is typed, the words before it are asked for again. */
const MOST_KEPT = 200;

/** Matches of a term in an index that is a part: a word is as rare as it is in the whole site, so that parts compare. */
function matchesInPart(mini: MiniSearch<IndexedSection>, term: string, site: SiteCounts): Match[] {
  return INDEX_FIELDS.flatMap((name, field) => {
    const found = mini.search(term, { ...ASK, fields: [name] });
    const frequency = Math.max(found.length, site.frequency(term, field));
    const factor = rarityOf(site.sections, frequency) / rarityOf(mini.documentCount, found.length);
    return found.map(({ id, score }) => ({ id, score: score * factor }));
  });
}

/**
 * Scores sections by single terms: in the index, and for Chinese also in the texts.
 * @param mini the index
 * @param text the texts of its sections
 */
export function createTermScores(mini: MiniSearch<IndexedSection>, text: TextScan): TermScores {
  const kept = lruCache<ReadonlyMap<number, number>>(MOST_KEPT);
  const add = (term: string, matches: readonly Match[]): ReadonlyMap<number, number> => {
    const scores = new Map(text.scores(term));
    for (const { id, score } of matches) scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
    return scores;
  };
  return (term, site) => {
    // What the site says of a word changes with the parts that are there.
    if (site) return add(term, matchesInPart(mini, term, site));
    const scores = kept.get(term) ?? add(term, mini.search(term, ASK));
    kept.set(term, scores);
    return scores;
  };
}
