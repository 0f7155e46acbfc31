import { fingerprint, unpackFingerprints, type PackedFingerprints } from './fingerprint';
import { packNumbers, unpackNumbers } from './packNumbers';
import type { PackedRelated } from './packRelated';
import type { SearchFacts } from './SearchFacts';

/** Words that are known by their numbers alone, and the weight of each. */
export interface PackedWords extends PackedFingerprints {
  readonly weights: string;
}

/** What search has learned from lists of queries, as `packQueryWords` packs it. */
export interface PackedQueryWords {
  /** What a product of two steps of vectors is worth. */
  readonly scale: number;
  /** Words that have a vector. */
  readonly words: PackedWords;
  /** Words that have only a weight. */
  readonly others: PackedWords;
  /** Vectors of `words`, in their order, one after the other. */
  readonly vectors: string;
  /** Vectors of sections, by row, one after the other. */
  readonly sections: string;
  readonly related: PackedRelated;
}

/** Weights are whole numbers, and none is less than minus this. */
const LEAST_WEIGHT = 20;

/**
 * Writes weights of words as text.
 * @param weights whole numbers from -20 on
 */
export const packWeights = (weights: readonly number[]): string =>
  packNumbers(weights.map((weight) => weight + LEAST_WEIGHT));

/** Looks words up by their numbers. */
function lookup<T>(packed: PackedWords, valueAt: (row: number) => T): (word: string) => T | undefined {
  const numbers = unpackFingerprints(packed);
  const rows = new Map(numbers.map((number, row) => [number, row] as const));
  return (word) => {
    const row = rows.get(fingerprint(word, packed.space));
    return row === undefined ? undefined : valueAt(row);
  };
}

function weightsOf(packed: PackedWords): (word: string) => number | undefined {
  const weights = unpackNumbers(packed.weights);
  return lookup(packed, (row) => (weights[row] ?? LEAST_WEIGHT) - LEAST_WEIGHT);
}

/**
 * Reads what search has learned from lists of queries.
 * @param packed what `packQueryWords` wrote
 * @returns facts by which the engine goes; of a thousand words that are not in the lists one is taken for one that is
 */
export function openQueryWords({
  scale,
  words,
  others,
  vectors,
  sections,
  related,
}: PackedQueryWords): Pick<SearchFacts, 'evidence' | 'vectors' | 'related'> {
  const [weightOf, weightOfOther] = [weightsOf(words), weightsOf(others)];
  const size = vectors.length / words.weights.length;
  const vectorAt = (all: string, row: number): string => all.slice(row * size, (row + 1) * size);
  return {
    evidence: { get: (word) => weightOf(word) ?? weightOfOther(word) },
    vectors: {
      scale,
      terms: { get: lookup(words, (row) => vectorAt(vectors, row)) },
      sections: Array.from({ length: sections.length / size }, (_, row) => vectorAt(sections, row)),
    },
    related,
  };
}
