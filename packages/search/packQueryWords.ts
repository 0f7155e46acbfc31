import { fingerprint, packFingerprints, spaceOf } from './fingerprint';
import type { PackedQueryWords } from './openQueryWords';
import type { PackedRelated } from './packRelated';

/** What search has learned from lists of queries, as people can read it. */
export interface QueryWords {
  /** What a product of two steps of vectors is worth. */
  readonly scale: number;
  /** Words that have a vector, with spaces between them. */
  readonly words: string;
  /** Their vectors, in their order, one after the other. */
  readonly vectors: string;
  /** Vectors of sections, by row, one after the other. */
  readonly sections: string;
  readonly related: PackedRelated;
}

/**
 * Packs what search has learned for readers: words become numbers, which are shorter. Meant for build time.
 * @param learned what `npm run search:learn` wrote
 */
export function packQueryWords({ words, vectors, ...rest }: QueryWords): PackedQueryWords {
  const own = words.split(' ');
  const space = spaceOf(own.length);
  const size = vectors.length / own.length;
  const vectorOf = (row: number): string => vectors.slice(row * size, (row + 1) * size);
  // Of two words that have one number the first stays.
  const byNumber = new Map(
    own.map((word, row) => [fingerprint(word, space), vectorOf(row)] as const).reverse(),
  );
  const list = [...byNumber].sort(([a], [b]) => a - b);
  return {
    ...rest,
    words: packFingerprints(
      list.map(([number]) => number),
      space,
    ),
    vectors: list.map(([, vector]) => vector).join(''),
  };
}
