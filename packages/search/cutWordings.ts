import { parseQuery } from './parseQuery';

/** What readers type for one thing: each line holds wordings that find one another. */
export interface Wordings {
  readonly synonyms: readonly (readonly string[])[];
  /** The same of the field at large: counts only where the pages lack a word. */
  readonly vocabulary: readonly (readonly string[])[];
  /** The same for terms in several languages, which are nearer to one another than synonyms. */
  readonly translations: readonly (readonly string[])[];
}

const cutLines = (lines: readonly (readonly string[])[]): string[][] =>
  lines.map((line) =>
    line.flatMap((text) => {
      const { units } = parseQuery(text);
      return units.length > 0 ? [units.map(({ term }) => term).join(' ')] : [];
    }),
  );

/**
 * Cuts wordings into terms, as queries are cut. Meant for build time: to cut a thousand of them takes longer than an answer.
 * @param wordings as people write them
 * @returns the same lines, each wording as its terms with spaces between them
 */
export const cutWordings = ({ synonyms, vocabulary, translations }: Wordings): Wordings => ({
  synonyms: cutLines(synonyms),
  vocabulary: cutLines(vocabulary),
  translations: cutLines(translations),
});
