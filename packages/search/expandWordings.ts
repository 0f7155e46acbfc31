import { onceFor } from './onceFor';
import type { Vocabulary } from './createVocabulary';
import { parseQuery, type Unit } from './parseQuery';
import type { SearchFacts } from './SearchFacts';
import { EXPANSIONS, type Expansion } from './expansions';

type Wording = readonly Unit[];

interface Line {
  readonly wordings: readonly Wording[];
  readonly worth: Pick<Expansion, 'weight' | 'covers'>;
}

const units = (text: string): Wording => parseQuery(text).units;

const linesOf = onceFor(({ synonyms, translations }: SearchFacts): readonly Line[] => [
  ...synonyms.map((line) => ({ wordings: line.map(units), worth: EXPANSIONS.synonym })),
  ...translations.map((line) => ({ wordings: line.map(units), worth: EXPANSIONS.translated })),
]);

/** A single Chinese letter is also meant as part of a pair: 慢 in 最慢. */
const means = (asked: Unit | undefined, word: Unit, alone: boolean): boolean =>
  asked?.term === word.term ||
  (alone &&
    word.kind === 'han' &&
    [...word.raw].length === 1 &&
    asked?.kind === 'han' &&
    asked.raw.includes(word.raw));

const standsAt = (query: Wording, wording: Wording, at: number): boolean =>
  wording.length > 0 &&
  wording.every((word, offset) => means(query[at + offset], word, wording.length === 1));

/**
 * Other wordings of parts of a query, in both languages.
 * @param query what is asked for
 * @param facts the wordings of the site
 */
export function expandWordings(query: readonly Unit[], words: Vocabulary, facts: SearchFacts): Expansion[] {
  return linesOf(facts).flatMap(({ wordings, worth }) =>
    wordings.flatMap((wording) =>
      query.flatMap((_, at): Expansion[] => {
        if (!standsAt(query, wording, at)) return [];
        const others = wordings.filter((other) => other !== wording && other.length > 0);
        const known = worth === EXPANSIONS.synonym && query.slice(at, at + wording.length).every(({ term }) => words.has(term));
        const { weight, covers } = known ? EXPANSIONS.besides : worth;
        return others.map((other) => ({
          weight,
          covers,
          terms: other.map(({ term }) => term),
          at,
          span: wording.length,
        }));
      }),
    ),
  );
}
