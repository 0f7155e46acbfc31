import { INDEX_FIELDS, isTextTerm, TEXT_PLACE, type IndexedSection } from './indexFields';
import { hanTerms, tokensIn, wordRuns } from './tokenize';

/** How often a term stands in each section that has it, by the place of the section. */
export type Postings = Map<number, number>;

/** An inverted index, counted. */
export interface CountedTerms {
  /** Postings of each term, by the place of the field. */
  readonly postings: ReadonlyMap<string, Map<number, Postings>>;
  /** How many different terms each section has, by the place of the field. */
  readonly lengths: readonly (readonly number[])[];
}

/** Terms that stand more often in one section than this count no more: BM25 hardly tells them apart. */
const MOST_OFTEN = 9;

type RunTokens = ReturnType<typeof tokensIn>;

/** The tokens of runs of letters; sections say the same words over and over, and each is cut once. */
function runCutter(): (run: string) => RunTokens {
  const known = new Map<string, RunTokens>();
  return (run) => {
    const tokens = known.get(run) ?? tokensIn(run);
    known.set(run, tokens);
    return tokens;
  };
}

/**
 * Counts the terms of all sections: the build weighs words by it, and a browser does it again, which takes less time than to
 * fetch the counts.
 * @param sections the sections, in the order of their numbers
 */
export function countTerms(sections: readonly IndexedSection[]): CountedTerms {
  const postings = new Map<string, Map<number, Postings>>();
  const cut = runCutter();
  const postingsOf = (term: string, field: number): Postings => {
    const byField = postings.get(term) ?? new Map<number, Postings>();
    const own: Postings = byField.get(field) ?? new Map();
    postings.set(term, byField.set(field, own));
    return own;
  };
  const lengths = INDEX_FIELDS.map((name, field) => {
    const isText = field === TEXT_PLACE;
    const termsOf = (piece: string): readonly string[] =>
      isText
        ? cut(piece).flatMap((token) => (isTextTerm(token) ? [token.term] : []))
        : [...wordRuns(piece).flatMap((run) => cut(run).map(({ term }) => term)), ...hanTerms(piece)];
    // By piece, so that a word or a title that stands in many sections is looked up once.
    const known = new Map<string, readonly Postings[]>();
    const postingsIn = (piece: string): readonly Postings[] => {
      const found = termsOf(piece).map((term) => postingsOf(term, field));
      known.set(piece, found);
      return found;
    };
    return sections.map((section, id) => {
      let different = 0;
      for (const piece of isText ? wordRuns(section[name]) : [section[name]]) {
        for (const own of known.get(piece) ?? postingsIn(piece)) {
          const often = own.get(id) ?? 0;
          if (often === 0) different += 1;
          if (often < MOST_OFTEN) own.set(id, often + 1);
        }
      }
      return different;
    });
  });
  return { postings, lengths };
}
