import { onceFor } from './onceFor';
import { unpackVector } from './packVector';

/** Packed vectors of terms and of sections, and what a step of both is worth. */
export interface QueryVectors {
  readonly terms: ReadonlyMap<string, string>;
  /** By row: an index says which row is that of a section. */
  readonly sections: readonly string[];
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

const unpacked = onceFor((sections: readonly string[]) => sections.map(unpackVector));

/** One vector for all terms of a query that have one. */
function queryVector(asked: ReadonlySet<string>, { terms, scale }: QueryVectors): number[] {
  const known = [...asked].flatMap((term) => terms.get(term) ?? []).map(unpackVector);
  const share = scale / Math.sqrt(known.length);
  return known[0]?.map((_, at) => share * known.reduce((sum, vector) => sum + (vector[at] ?? 0), 0)) ?? [];
}

/**
 * Compares what a query means with what is asked of sections: the dot product of their vectors (dual encoder). The model has
 * learned from queries that were written for sections which words are asked where, though the section has other ones.
 * @param asked terms of the query
 * @param vectors vectors of terms and sections
 * @param rows the row of each section of the index; -1 for one that nobody has written queries for
 */
export function meansAlike(
  asked: ReadonlySet<string>,
  vectors: QueryVectors,
  rows: readonly number[],
): Alike {
  const query = queryVector(asked, vectors);
  if (query.length === 0) return { factor: () => 1, chances: [] };
  const products = unpacked(vectors.sections).map((vector) =>
    query.reduce((sum, step, at) => sum + step * (vector[at] ?? 0), 0),
  );
  // Softmax over all sections that have a vector.
  const top = products.reduce((most, each) => Math.max(most, each), -Infinity);
  const raised = products.map((each) => Math.exp(each - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return {
    factor: (id) => Math.exp(MEANING.weight * (products[rows[id] ?? -1] ?? 0)),
    chances: rows.map((row) => (raised[row] ?? 0) / sum),
  };
}
