import { parseQuery, termsOf } from '../../packages/search/parseQuery';

/** A query, and whether a page of the site answers it. */
export interface LabelledQuery {
  readonly query: string;
  readonly isAnswered: boolean;
}

/** What a word tells of whether a query is answered. */
export interface WordWeight {
  /** Weight of evidence, rounded: more than 0 speaks for an answer. */
  readonly weight: number;
  /** Whether it is worth its bytes though nothing else is sent of the word. */
  readonly tellsAlone: boolean;
}

/** Added to each count, so that a word of one list alone is no proof (Jeffreys prior). */
const PRIOR = 0.5;

/** A word is sent for its weight alone if it speaks against an answer so much, and stands in so many queries about anything else. */
const ALONE = { weight: -2, queries: 4 };

/**
 * Weighs how much each word of a query tells whether the site answers it, as naive Bayes does: the logarithm of how much more
 * often it stands in queries that are answered than in others (weight of evidence).
 * @param queries queries of both kinds
 * @returns by term
 */
export function weighWords(queries: readonly LabelledQuery[]): Map<string, WordWeight> {
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
    [...counts].map(([term, { yes, no }]) => {
      // `|| 0`: no negative zero.
      const weight = Math.round(Math.log(share(yes, totals.yes) / share(no, totals.no))) || 0;
      return [term, { weight, tellsAlone: weight <= ALONE.weight && no >= ALONE.queries }] as const;
    }),
  );
}
