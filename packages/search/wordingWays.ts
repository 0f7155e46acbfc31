import { SEARCH_SYNONYMS } from '../../site/searchSynonyms';
import { TERMS } from '../../site/terms';
import { parseQuery, type Unit } from './parseQuery';
import { WAYS, type Way } from './ways';

type Wording = readonly Unit[];

interface Line {
  readonly wordings: readonly Wording[];
  readonly worth: Pick<Way, 'weight' | 'covers'>;
}

const units = (text: string): Wording => parseQuery(text).units;

const LINES: readonly Line[] = [
  ...SEARCH_SYNONYMS.map((line) => ({ wordings: line.map(units), worth: WAYS.synonym })),
  // Wordings that Chinese pages avoid are still what readers type.
  ...TERMS.map(({ en, zh, not = [] }) => ({ wordings: [en, zh, ...not].map(units), worth: WAYS.translated })),
];

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
 */
export function wordingWays(query: readonly Unit[]): Way[] {
  return LINES.flatMap(({ wordings, worth }) =>
    wordings.flatMap((wording) =>
      query.flatMap((_, at): Way[] => {
        if (!standsAt(query, wording, at)) return [];
        const others = wordings.filter((other) => other !== wording && other.length > 0);
        return others.map((other) => ({
          ...worth,
          terms: other.map(({ term }) => term),
          at,
          span: wording.length,
        }));
      }),
    ),
  );
}
