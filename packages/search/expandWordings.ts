import type { Vocabulary } from './createVocabulary';
import { EXPANSIONS, type Expansion } from './expansions';
import { onceFor } from './onceFor';
import { parseQuery, type Unit } from './parseQuery';
import type { SearchFacts } from './SearchFacts';

type Wording = readonly Unit[];

/** A wording that a query may hold, with the others of its line. */
interface Entry {
  readonly wording: Wording;
  readonly others: readonly Wording[];
  readonly worth: Pick<Expansion, 'weight' | 'covers'>;
  /** Whether it counts only where the index lacks a word of it. */
  readonly general: boolean;
}

interface Entries {
  readonly byFirst: ReadonlyMap<string, readonly Entry[]>;
  /** Single Chinese letters, which may stand inside a pair. */
  readonly letters: readonly Entry[];
}

const isLetter = ({ kind, raw }: Unit): boolean => kind === 'han' && [...raw].length === 1;

const entriesOf = onceFor(({ synonyms, translations, vocabulary = [] }: SearchFacts): Entries => {
  const entries = (lines: readonly (readonly string[])[], worth: Entry['worth'], general = false): Entry[] =>
    lines.flatMap((line) => {
      const wordings = line.map((text) => parseQuery(text).units).filter(({ length }) => length > 0);
      return wordings.map((wording) => ({
        wording,
        others: wordings.filter((other) => other !== wording),
        worth,
        general,
      }));
    });
  const all = [
    ...entries(synonyms, EXPANSIONS.synonym),
    ...entries(translations, EXPANSIONS.translated),
    ...entries(vocabulary, EXPANSIONS.synonym, true),
  ];
  const byFirst = new Map<string, Entry[]>();
  for (const entry of all) {
    const first = entry.wording[0]?.term ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  return {
    byFirst,
    letters: all.filter(({ wording: [first, second] }) => first && !second && isLetter(first)),
  };
});

const standsAt = (query: readonly Unit[], { wording }: Entry, at: number): boolean =>
  wording.every(({ term }, offset) => query[at + offset]?.term === term);

/**
 * Other wordings of parts of a query, in both languages.
 * @param query what is asked for
 * @param words words of the index
 * @param facts the wordings of the site
 */
export function expandWordings(
  query: readonly Unit[],
  words: Pick<Vocabulary, 'has'>,
  facts: SearchFacts,
): Expansion[] {
  const { byFirst, letters } = entriesOf(facts);
  return query.flatMap((unit, at) => {
    const whole = (byFirst.get(unit.term) ?? []).filter((entry) => standsAt(query, entry, at));
    // A single Chinese letter is also meant as part of a pair: 慢 in 最慢.
    const inside =
      unit.kind === 'han' && !isLetter(unit)
        ? letters.filter(({ wording: [letter] }) => unit.raw.includes(letter?.raw ?? ' '))
        : [];
    return [...whole, ...inside].flatMap(({ wording, others, worth, general }): Expansion[] => {
      const span = wording.length;
      if (general && wording.every(({ term }) => words.has(term))) return [];
      return others.map((other) => ({ ...worth, terms: other.map(({ term }) => term), at, span }));
    });
  });
}
