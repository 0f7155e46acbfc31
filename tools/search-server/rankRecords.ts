import { LEVELS, type SearchRecord } from '../../plugins/output/search-records/types';
import { foldEach, hasWord, queryWords } from './findWords';

/** A word in a title says more than one in a text. */
const PLACE_WEIGHT = [1, 8, 6, 4, 3, 2, 2] as const;
const CONTENT_WEIGHT = 1;

const WEIGHTS = [...PLACE_WEIGHT, CONTENT_WEIGHT];

/** A text of a record, and what it is compared by. */
interface PlacedText {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
}

/** Folding costs more than looking, and records stay the same. */
const placed = new WeakMap<SearchRecord, readonly PlacedText[]>();

function textsOf(record: SearchRecord): readonly PlacedText[] {
  const known = placed.get(record);
  if (known) return known;
  const all = [...LEVELS.map((level) => record.hierarchy[level] ?? ''), record.content ?? ''];
  const texts = all
    .map((text, place) => ({ text, folded: foldEach(text), weight: WEIGHTS[place] ?? 0 }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.weight - a.weight);
  placed.set(record, texts);
  return texts;
}

/** How many words a record has, and how well it fits. */
function scoreOf(record: SearchRecord, words: readonly string[]) {
  const texts = textsOf(record);
  // The weightiest text that has the word counts, and stands first.
  const best = words.flatMap(
    (word) => texts.find(({ text, folded }) => hasWord(text, folded, word))?.weight ?? [],
  );
  return { known: best.length, score: best.reduce((sum, weight) => sum + weight, 0) };
}

/**
 * Finds the records that have every word of a query, or as many as any record has.
 * @param records records of one index and language
 * @param query anything a person typed
 * @returns best first; an empty query finds nothing
 */
export function rankRecords(records: readonly SearchRecord[], query: string): SearchRecord[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const scored = records.map((record) => ({ record, ...scoreOf(record, words) }));
  const most = scored.reduce((sum, { known }) => Math.max(sum, known), 1);
  return scored
    .filter(({ known }) => known === most)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.record.weight.level - a.record.weight.level ||
        a.record.weight.position - b.record.weight.position ||
        (a.record.objectID < b.record.objectID ? -1 : 1),
    )
    .map(({ record }) => record);
}
