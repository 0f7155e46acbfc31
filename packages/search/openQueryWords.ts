import { fingerprint, unpackFingerprints, type PackedFingerprints } from './fingerprint';
import type { PackedRelated } from './packRelated';
import type { SearchFacts } from './SearchFacts';

/** What search has learned from lists of queries, as `packQueryWords` packs it. */
export interface PackedQueryWords {
  /** What a product of two steps of vectors is worth. */
  readonly scale: number;
  /** Words that have a vector, known by their numbers alone. */
  readonly words: PackedFingerprints;
  /** Vectors of `words`, in their order, one after the other. */
  readonly vectors: string;
  /** Vectors of sections, by row, one after the other. */
  readonly sections: string;
  readonly related: PackedRelated;
}

/**
 * Reads what search has learned from lists of queries.
 * @param packed what `packQueryWords` wrote
 * @returns facts by which the engine goes; of a thousand words that are not in the lists one is taken for one that is
 */
export function openQueryWords({
  scale,
  words,
  vectors,
  sections,
  related,
}: PackedQueryWords): Pick<SearchFacts, 'vectors' | 'related'> {
  const numbers = unpackFingerprints(words);
  const rows = new Map(numbers.map((number, row) => [number, row] as const));
  const size = vectors.length / numbers.length;
  const vectorAt = (all: string, row: number): string => all.slice(row * size, (row + 1) * size);
  const vectorOf = (word: string): string | undefined => {
    const row = rows.get(fingerprint(word, words.space));
    return row === undefined ? undefined : vectorAt(vectors, row);
  };
  return {
    vectors: {
      scale,
      terms: { get: vectorOf },
      sections: Array.from({ length: sections.length / size }, (_, row) => vectorAt(sections, row)),
    },
    related,
  };
}
