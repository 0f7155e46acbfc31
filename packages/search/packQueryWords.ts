import { fingerprint, packFingerprints, spaceOf } from './fingerprint';
import { packWeights, type PackedQueryWords, type PackedWords } from './openQueryWords';
import type { PackedRelated } from './packRelated';

/** What search has learned from lists of queries, as people can read it. */
export interface QueryWords {
  /** What a product of two steps of vectors is worth. */
  readonly scale: number;
  /** Words by weight: those that have a vector, and those that have none, with spaces between them. */
  readonly words: readonly { readonly weight: number; readonly words: string; readonly others: string }[];
  /** Vectors of the words that have one, in their order, one after the other. */
  readonly vectors: string;
  /** Vectors of sections, by row, one after the other. */
  readonly sections: string;
  readonly related: PackedRelated;
}

interface WeighedWord {
  readonly word: string;
  readonly weight: number;
}

/** Words by their numbers; of two that have one number the first stays. */
function numbered<T extends WeighedWord>(words: readonly T[]) {
  const space = spaceOf(words.length);
  const byNumber = new Map(words.map((each) => [fingerprint(each.word, space), each] as const).reverse());
  return { space, list: [...byNumber].sort(([a], [b]) => a - b) };
}

const packed = ({ space, list }: ReturnType<typeof numbered>): PackedWords => ({
  ...packFingerprints(
    list.map(([number]) => number),
    space,
  ),
  weights: packWeights(list.map(([, { weight }]) => weight)),
});

/**
 * Packs what search has learned for readers: words become numbers, which are shorter. Meant for build time.
 * @param learned what `npm run search:learn` wrote
 */
export function packQueryWords({ words, vectors, ...rest }: QueryWords): PackedQueryWords {
  const listOf = (side: 'words' | 'others') =>
    words.flatMap(({ weight, [side]: text }) =>
      text ? text.split(' ').map((word) => ({ word, weight })) : [],
    );
  const own = listOf('words');
  const size = vectors.length / own.length;
  const withVector = numbered(
    own.map((each, row) => ({ ...each, vector: vectors.slice(row * size, (row + 1) * size) })),
  );
  return {
    ...rest,
    words: packed(withVector),
    others: packed(numbered(listOf('others'))),
    vectors: withVector.list.map(([, { vector }]) => vector).join(''),
  };
}
