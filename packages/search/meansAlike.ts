import { unpackVector } from './packVector';

/** A packed vector of each term that queries use, and what a step of both vectors is worth. */
export interface TermVectors {
  readonly terms: ReadonlyMap<string, string>;
  readonly scale: number;
}

/** How much a query means what is asked of a section. */
export interface Alike {
  /** What the score of a section is multiplied by for it; 1 when nothing is known of the section or the query. */
  readonly factor: (id: number) => number;
  /** How likely the query is one for each section, 0 to 1. */
  readonly chances: readonly number[];
}

/**
 * The weight of the dot product, in the exponent; what a section scores for its meaning alone, in words that one section has,
 * by the square root of its chance; and the least chance of one that has no word of the query.
 */
export const MEANING = { weight: 0.2, alone: 8, least: 0.02 };

/** One vector for all terms of a query that have one. */
function queryVector(asked: ReadonlySet<string>, { terms, scale }: TermVectors): number[] {
  const known = [...asked].flatMap((term) => terms.get(term) ?? []).map(unpackVector);
  const share = scale / Math.sqrt(known.length);
  return known[0]?.map((_, at) => share * known.reduce((sum, vector) => sum + (vector[at] ?? 0), 0)) ?? [];
}

/**
 * Compares what a query means with what is asked of sections: the dot product of their vectors (dual encoder). The model has
 * learned from queries that were written for sections which words are asked where, though the section has other ones.
 * @param asked terms of the query
 * @param vectors vectors of terms
 * @param sections vectors of sections, in their order; nothing for a section that nobody has written queries for
 */
export function meansAlike(
  asked: ReadonlySet<string>,
  vectors: TermVectors,
  sections: readonly (readonly number[] | undefined)[],
): Alike {
  const query = queryVector(asked, vectors);
  if (query.length === 0) return { factor: () => 1, chances: [] };
  const products = sections.map(
    (vector) => vector && query.reduce((sum, step, at) => sum + step * (vector[at] ?? 0), 0),
  );
  // Softmax over the sections that have a vector.
  const top = products.reduce<number>((most, each) => Math.max(most, each ?? -Infinity), -Infinity);
  const raised = products.map((each) => (each === undefined ? 0 : Math.exp(each - top)));
  const sum = raised.reduce((total, each) => total + each, 0) || 1;
  return {
    factor: (id) => Math.exp(MEANING.weight * (products[id] ?? 0)),
    chances: raised.map((each) => each / sum),
  };
}
