import type { RankedPage } from './rankPages';

/** What covers less of a query answers a part of it: of two words, one of which no page has, the other covers 0.55 at most. */
export const PARTIAL = 0.56;

const HAN_PAIR = /^\p{Script=Han}{2}$/u;

/** Words with blanks between them; Chinese pairs that overlap are one word. */
const joined = (words: readonly string[]): string =>
  words.reduce((text, word, at) => {
    const before = words[at - 1] ?? '';
    const overlaps = HAN_PAIR.test(word) && HAN_PAIR.test(before) && before.endsWith([...word][0] ?? '');
    return overlaps ? text + [...word].slice(1).join('') : `${text} ${word}`;
  }, '');

/**
 * What results are for, when they answer only a part of the query.
 * @param pages the results
 * @returns the words of the query that the nearest section answers; undefined when it answers enough of them
 */
export function partialWords(pages: readonly RankedPage[]): string | undefined {
  const [nearest] = pages
    .flatMap(({ sections }) => sections)
    .filter(({ answered }) => answered.length > 0)
    .sort((a, b) => b.coverage - a.coverage);
  return nearest && nearest.coverage < PARTIAL ? joined(nearest.answered).trim() : undefined;
}
