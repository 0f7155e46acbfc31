import { isTextTerm } from './indexFields';
import { tokensIn, wordRuns } from './tokenize';

/** How often a term stands in each section that has it, by the place of the section. */
export type Postings = Map<number, number>;

/**
 * Counts terms in the texts of all sections, as the build does, so that the counts need not be sent: a text says the same
 * words over and over, and each is looked up once.
 * @param texts text of each section
 * @param terms all terms of the index
 * @param most what a term counts at most in a section
 * @returns postings by the place of the term; a place is empty where no text has the term
 */
export function countTerms(
  texts: readonly string[],
  terms: readonly string[],
  most: number,
): (Postings | undefined)[] {
  const places = new Map(terms.map((term, place) => [term, place]));
  const known = new Map<string, readonly number[]>();
  const placesOf = (run: string): readonly number[] => {
    const found = tokensIn(run)
      .filter(isTextTerm)
      .flatMap(({ term }) => places.get(term) ?? []);
    known.set(run, found);
    return found;
  };
  const counted: (Postings | undefined)[] = terms.map(() => undefined);
  texts.forEach((text, id) => {
    for (const run of wordRuns(text)) {
      for (const place of known.get(run) ?? placesOf(run)) {
        const postings = (counted[place] ??= new Map());
        postings.set(id, Math.min((postings.get(id) ?? 0) + 1, most));
      }
    }
  });
  return counted;
}
