import * as LIMITS from './limits';
import { onceFor } from './onceFor';
import { squeeze } from './parseQuery';

/** Pairs of neighbouring letters, the ends included. */
const pairs = (text: string): Set<string> => {
  const letters = [...` ${text} `];
  return new Set(letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter));
};

/** Share of letter pairs that two texts have in common, 0 to 1 (Dice). */
function diceSimilarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

const termPairs = onceFor((terms: readonly string[]) => terms.map((term) => pairs(squeeze(term))));

/**
 * Known terms that look most like a query for which nothing was found.
 * @param text the query
 * @param terms titles, headings, options and rule codes of the site
 * @param shown what the reader is offered already, and not once more
 * @returns the nearest first; none for a query that looks like nothing
 */
export function nearTerms(text: string, terms: readonly string[], shown: readonly string[] = []): string[] {
  const wanted = pairs(squeeze(text.slice(0, LIMITS.searchSuggestionWidth)));
  return termPairs(terms)
    .map((own, at) => ({ term: terms[at] ?? '', at, score: diceSimilarity(wanted, own) }))
    .filter(({ term, score }) => score >= LIMITS.searchSuggestionLikeness && !shown.includes(term))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, LIMITS.searchSuggestions)
    .map(({ term }) => term);
}
