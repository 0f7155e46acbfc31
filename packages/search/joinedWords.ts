import type { Vocabulary } from './createVocabulary';
import type { Unit } from './parseQuery';
import { stemWord } from './stemWord';

/** Two neighbours of a query that the index has as one word: "story book". */
export interface JoinedWord {
  readonly term: string;
  /** Place of the first one in the query. */
  readonly at: number;
}

/**
 * Words that were split by mistake: pairs of neighbours, one of them unknown, that are a word together.
 * @param units the parts of the query
 * @param words words of the index
 */
export const joinedWords = (units: readonly Unit[], { has }: Pick<Vocabulary, 'has'>): JoinedWord[] =>
  units.slice(1).flatMap((second, at): JoinedWord[] => {
    const first = units[at];
    if (first?.kind !== 'word' || second.kind !== 'word' || (has(first.term) && has(second.term))) return [];
    const term = stemWord(first.raw + second.raw);
    return has(term) ? [{ term, at }] : [];
  });
