import { trainVectors, type Example } from './trainVectors';

/** How many words get a vector: the bytes of search decide. */
const MOST_WORDS = 2050;
/** A word is a candidate if it stands in so many queries, and in fewer if it is sent for its weight anyway. */
const LEAST_QUERIES = { new: 6, sent: 3 };
/** What a vector costs, and the word itself when it is not sent anyway, in bits after compression. */
const BITS = { vector: 41, word: 24 };

/**
 * Chooses the words that get a vector: those that move the vectors of queries most for what they cost, judged by a model of all
 * candidates. "webpack" stands in more queries than "brotli", but tells less of what is asked.
 * @param examples queries of all languages
 * @param sent words that are sent for something else
 * @param most how many
 * @returns the words in order
 */
export function chooseWords(
  examples: readonly Example[],
  sent: ReadonlySet<string>,
  most = MOST_WORDS,
): string[] {
  const counts = new Map<string, number>();
  for (const term of examples.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const candidates = [...counts]
    .filter(([term, count]) => count >= (sent.has(term) ? LEAST_QUERIES.sent : LEAST_QUERIES.new))
    .map(([term]) => term)
    .sort();
  const { terms } = trainVectors(examples, candidates);
  const worth = new Map(
    candidates.map((term) => {
      const square = [...(terms.get(term) ?? [])].reduce((sum, value) => sum + value ** 2, 0);
      const bits = BITS.vector + (sent.has(term) ? 0 : BITS.word);
      return [term, ((counts.get(term) ?? 0) * square) / bits] as const;
    }),
  );
  return candidates
    .sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .slice(0, most)
    .sort();
}
