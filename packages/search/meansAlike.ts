import type { Known } from './Known';
import { onceFor } from './onceFor';
import { unpackVector } from './packVector';

/** Packed vectors of terms and of sections, and what a step of both is worth. */
export interface QueryVectors {
  readonly terms: Known<string>;
  /** By row: an index says which row is that of a section. */
  readonly sections: readonly string[];
  readonly scale: number;
}

/** Row of a section that nobody has written queries for. */
export const NO_ROW = -1;

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
export const MEANING = { weight: 0.35, alone: 16, least: 0.01 };

/** Scores of the sections that have a term, by the place of the section. */
type PlacesOf = (term: string) => ReadonlyMap<number, number>;

/** What a step of a section is worth in steps of words, for a word that has no vector of its own. */
const BORROWED = 0.5;

const unpacked = onceFor((sections: readonly string[]) => sections.map(unpackVector));

const addTo = (sum: number[], vector: readonly number[], factor: number): void =>
  vector.forEach((step, at) => {
    sum[at] = (sum[at] ?? 0) + factor * step;
  });

/** What a word without a vector means: what is asked of the sections that have it, each by its score. */
function borrowedVector(
  places: ReadonlyMap<number, number>,
  sections: readonly (readonly number[])[],
  rows: readonly number[],
): number[] | undefined {
  const sum: number[] = [];
  let total = 0;
  for (const [id, score] of places) {
    const vector = sections[rows[id] ?? NO_ROW];
    if (!vector) continue;
    addTo(sum, vector, score);
    total += score;
  }
  return total > 0 ? sum.map((step) => (BORROWED * step) / total) : undefined;
}

/** One vector for all terms of a query that have one, or can borrow one. */
function queryVector(
  asked: ReadonlySet<string>,
  { terms, scale, sections }: QueryVectors,
  rows: readonly number[],
  placesOf: PlacesOf,
): number[] {
  const known = [...asked].flatMap((term) => {
    const own = terms.get(term);
    const vector = own ? unpackVector(own) : borrowedVector(placesOf(term), unpacked(sections), rows);
    return vector ? [vector] : [];
  });
  const sum: number[] = [];
  for (const vector of known) addTo(sum, vector, scale / Math.sqrt(known.length));
  return sum;
}

/**
 * Compares what a query means with what is asked of sections: the dot product of their vectors (dual encoder). The model has
 * learned from queries that were written for sections which words are asked where, though the section has other ones.
 * @param asked terms of the query
 * @param vectors vectors of terms and sections
 * @param rows the row of each section of the index, or `NO_ROW`
 * @param placesOf where a word stands: of one that has no vector, the sections that have it tell what it means
 */
export function meansAlike(
  asked: ReadonlySet<string>,
  vectors: QueryVectors,
  rows: readonly number[],
  placesOf: PlacesOf,
): Alike {
  const query = queryVector(asked, vectors, rows, placesOf);
  if (query.length === 0) return { factor: () => 1, chances: [] };
  const products = unpacked(vectors.sections).map((vector) =>
    query.reduce((sum, step, at) => sum + step * (vector[at] ?? 0), 0),
  );
  // Softmax over all sections that have a vector.
  const top = products.reduce((most, each) => Math.max(most, each), -Infinity);
  const raised = products.map((each) => Math.exp(each - top));
  const sum = raised.reduce((total, each) => total + each, 0);
  return {
    factor: (id) => Math.exp(MEANING.weight * (products[rows[id] ?? NO_ROW] ?? 0)),
    chances: rows.map((row) => (raised[row] ?? 0) / sum),
  };
}
