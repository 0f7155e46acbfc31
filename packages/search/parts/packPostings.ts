import { packNumbers } from '../packNumbers';

/** In which parts words stand and how well, packed: `openPostings` reads it. */
export interface PackedPostings {
  /** All words in order, one a line. */
  readonly words: string;
  /** How many parts each word has. */
  readonly counts: string;
  /** The parts of each word: the gap to the one before, and the level. */
  readonly postings: string;
}

/** What a part must be worth for each level, beside the best part of the word; the lowest level needs nothing. */
const LEVEL_FROM = [0, 0.65, 0.85, 0.97] as const;

/** Levels of a place, 0 to 3. */
export const WEIGHT_LEVELS = LEVEL_FROM.length;

type Place = readonly [part: number, weight: number];

const levelOf = (share: number): number => LEVEL_FROM.findLastIndex((from) => share >= from);

/**
 * Packs where words stand.
 * @param weights for each part, its words with their best weight in it
 * @param most parts that are kept for a word: the best ones
 */
export function packPostings(weights: readonly ReadonlyMap<string, number>[], most: number): PackedPostings {
  const found = new Map<string, Place[]>();
  weights.forEach((words, part) => {
    for (const [word, weight] of words) {
      const list = found.get(word) ?? [];
      list.push([part, weight]);
      found.set(word, list);
    }
  });
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const lists = rows.map(([, postings]) => {
    const best = [...postings].sort((a, b) => b[1] - a[1]).slice(0, most);
    const top = best[0]?.[1] ?? 1;
    return best
      .map(([part, weight]) => ({ part, level: levelOf(weight / top) }))
      .sort((a, b) => a.part - b.part);
  });
  return {
    words: rows.map(([word]) => word).join('\n'),
    counts: packNumbers(lists.map((list) => list.length)),
    postings: packNumbers(
      lists.flatMap((list) =>
        list.map(({ part, level }, at) => (part - (list[at - 1]?.part ?? 0)) * WEIGHT_LEVELS + level),
      ),
    ),
  };
}
