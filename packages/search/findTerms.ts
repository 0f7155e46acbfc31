import type { Token } from './tokenize';
import { tokenizeWords } from './tokenizeWords';

/** A term of Chinese letters stands in the text as it is; every other term is one of its words. */
const HAN = /^\p{Script=Han}+$/u;

/** Every place of a Chinese term in a text. */
function placesOf(text: string, term: string): Token[] {
  const found: Token[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    found.push({ term, raw: term, kind: 'han', start: at, end: at + term.length });
  }
  return found;
}

/**
 * Where terms stand in a text of the index.
 * @param text text of a section, a heading or a title
 * @param terms terms as the index has them
 * @returns the matching tokens, in order
 */
export function findTerms(text: string, terms: ReadonlySet<string>): Token[] {
  const han = [...terms].filter((term) => HAN.test(term));
  return [...tokenizeWords(text, terms), ...han.flatMap((term) => placesOf(text, term))].sort(
    (a, b) => a.start - b.start,
  );
}
