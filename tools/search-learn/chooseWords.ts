import type { Example, Vectors } from './trainVectors';

/** How many words get a vector: the bytes of search decide. */
const MOST_WORDS = 1690;
/** Less often a word stands beside anything. */
const LEAST_QUERIES = 4;

/**
 * Words that can be learned.
 * @param examples queries of all languages
 * @returns how many queries each stands in, by term
 */
export function candidateWords(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of examples.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= LEAST_QUERIES).sort());
}

/**
 * Chooses the words whose vectors are sent: those that move the vectors of queries most. "webpack" stands in more queries than
 * "brotli", but tells less of what is asked.
 * @param candidates how many queries each word stands in
 * @param vectors vectors of all candidates
 * @param most how many
 */
export function chooseWords(
  candidates: ReadonlyMap<string, number>,
  { terms }: Pick<Vectors, 'terms'>,
  most = MOST_WORDS,
): string[] {
  const worth = ([term, count]: readonly [string, number]): number =>
    count * [...(terms.get(term) ?? [])].reduce((sum, value) => sum + value ** 2, 0);
  return [...candidates]
    .map((each) => ({ term: each[0], worth: worth(each) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ term }) => term);
}
