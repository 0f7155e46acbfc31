import { LEVELS, type SearchRecord } from '../../plugins/search-records/types';
import { findWords, queryWords } from './findWords';

/** A word in a title says more than one in a text. */
const PLACE_WEIGHT = [1, 8, 6, 4, 3, 2, 2] as const;
const CONTENT_WEIGHT = 1;

/** How well a record fits; 0 when one of the words is not in it. */
function scoreOf(record: SearchRecord, words: readonly string[]): number {
  const texts = [...LEVELS.map((level) => record.hierarchy[level] ?? ''), record.content ?? ''];
  const weights = [...PLACE_WEIGHT, CONTENT_WEIGHT];
  const found = texts.map((text) => findWords(text, words).map((ranges) => ranges.length > 0));
  let score = 0;
  for (const index of words.keys()) {
    const best = Math.max(...texts.map((_, place) => (found[place]?.[index] ? (weights[place] ?? 0) : 0)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/**
 * Finds the records that have every word of a query.
 * @param records records of one index and language
 * @param query anything a person typed
 * @returns best first; an empty query finds nothing
 */
export function rankRecords(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  return records
    .map((record) => ({ record, score: scoreOf(record, words) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.record.weight.level - a.record.weight.level ||
        a.record.weight.position - b.record.weight.position ||
        (a.record.objectID < b.record.objectID ? -1 : 1),
    )
    .map(({ record }) => record);
}
