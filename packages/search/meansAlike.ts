import { unpackVector } from './packVector';

/** A packed vector of each term that queries use, and what a step of both vectors is worth. */
export interface TermVectors {
  readonly terms: ReadonlyMap<string, string>;
  readonly scale: number;
}

/** How far what a query means raises or lowers the score of a section: the weight of the dot product, in the exponent. */
export const MEANING = { weight: 0.2 };

/**
 * Compares what a query means with what is asked of sections: the dot product of their vectors (dual encoder). The model has
 * learned from queries that were written for sections which words are asked where, though the section has other ones.
 * @param asked terms of the query
 * @param vectors vectors of terms
 * @returns what the score of a section is multiplied by; 1 for a section without a vector
 */
export function meansAlike(
  asked: ReadonlySet<string>,
  { terms, scale }: TermVectors,
): (vector: readonly number[] | undefined) => number {
  const known = [...asked].flatMap((term) => unpackVector(terms.get(term) ?? ''));
  return (vector) => {
    if (!vector || known.length === 0) return 1;
    // `known` holds one vector after the other.
    const product = known.reduce((sum, step, at) => sum + step * (vector[at % vector.length] ?? 0), 0);
    const count = known.length / vector.length;
    return Math.exp((MEANING.weight * scale * product) / Math.sqrt(count));
  };
}
