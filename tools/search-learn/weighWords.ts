import { parseQuery, termsOf } from '../../packages/search/parseQuery';

/** A query, and whether a page of the site answers it. */
export interface LabelledQuery {
  readonly query: string;
  readonly isAnswered: boolean;
}

/** Added to each count, so that a word of one list alone is no proof (Jeffreys prior). */
const PRIOR = 0.5;

/** Rarer words tell too little for the bytes that they cost. */
const LEAST_QUERIES = 4;

/**
 * Weighs how much each word of a query tells whether the site answers it, as naive Bayes does: the logarithm of how much more
 * often it stands in queries that are answered than in others (weight of evidence), rounded.
 * @param queries queries of both kinds
 * @returns weights by term; a term that tells nothing, or is rare, is left out
 */
export function weighWords(queries: readonly LabelledQuery[]): Map<string, number> {
  const totals = { yes: 0, no: 0 };
  const counts = new Map<string, { yes: number; no: number }>();
  for (const { query, isAnswered } of queries) {
    const side = isAnswered ? 'yes' : 'no';
    totals[side] += 1;
    for (const term of termsOf(parseQuery(query))) {
      const count = counts.get(term) ?? { yes: 0, no: 0 };
      count[side] += 1;
      counts.set(term, count);
    }
  }
  const share = (count: number, total: number): number => (count + PRIOR) / (total + 2 * PRIOR);
  return new Map(
    [...counts].flatMap(([term, { yes, no }]): [string, number][] => {
      const weight = Math.round(Math.log(share(yes, totals.yes) / share(no, totals.no)));
      return yes + no < LEAST_QUERIES || weight === 0 ? [] : [[term, weight]];
    }),
  );
}
