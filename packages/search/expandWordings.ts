import type { Vocabulary } from './createVocabulary';
import type { Wordings } from './cutWordings';
import { EXPANSIONS, type Expansion } from './expansions';
import { onceFor } from './onceFor';
import type { Unit } from './parseQuery';

/** A word of no more sections than this hardly says where its subject is: the vocabulary helps it as it helps an unknown one. */
export const RARE = { sections: 1 };

/** What is known of how often words stand in the index; left out where nobody counts. */
export interface Rarity {
  /** Whether a word is in `RARE.sections` sections at most. */
  readonly isRare?: (term: string) => boolean;
}

/** Terms of a wording, in order. */
type Wording = readonly string[];

/** A wording that a query may hold, with the others of its line. */
interface Entry {
  readonly wording: Wording;
  readonly others: readonly Wording[];
  readonly worth: Pick<Expansion, 'weight' | 'covers'>;
  /** Whether it counts only where the index lacks a word of it, or hardly has it. */
  readonly general: boolean;
}

interface Entries {
  readonly byFirst: ReadonlyMap<string, readonly Entry[]>;
  /** Single Chinese letters, which may stand inside a pair. */
  readonly letters: readonly Entry[];
}

const HAN_LETTER = /^\p{Script=Han}$/u;

const entriesOf = onceFor(({ synonyms, translations, vocabulary }: Wordings): Entries => {
  const entries = (lines: readonly (readonly string[])[], worth: Entry['worth'], general = false): Entry[] =>
    lines.flatMap((line) => {
      const wordings = line.map((text) => text.split(' '));
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
    const first = entry.wording[0] ?? '';
    const known = byFirst.get(first);
    if (known) known.push(entry);
    else byFirst.set(first, [entry]);
  }
  return {
    byFirst,
    letters: all.filter(
      ({ wording: [first = '', second] }) => second === undefined && HAN_LETTER.test(first),
    ),
  };
});

const standsAt = (query: readonly Unit[], { wording }: Entry, at: number): boolean =>
  wording.every((term, offset) => query[at + offset]?.term === term);

/**
 * Other wordings of parts of a query, in both languages.
 * @param query what is asked for
 * @param words words of the index, and whether one is in hardly any section
 * @param wordings the wordings of the site, cut
 */
export function expandWordings(
  query: readonly Unit[],
  words: Pick<Vocabulary, 'has'> & Rarity,
  wordings: Wordings,
): Expansion[] {
  const { byFirst, letters } = entriesOf(wordings);
  const isCommon = (term: string): boolean => words.has(term) && !words.isRare?.(term);
  return query.flatMap((unit, at) => {
    const whole = (byFirst.get(unit.term) ?? []).filter((entry) => standsAt(query, entry, at));
    // A single Chinese letter is also meant as part of a pair: 慢 in 最慢.
    const inside =
      unit.kind === 'han' && !HAN_LETTER.test(unit.raw)
        ? letters.filter(({ wording: [letter = ''] }) => unit.raw.includes(letter))
        : [];
    return [...whole, ...inside].flatMap(({ wording, others, worth, general }): Expansion[] => {
      const span = wording.length;
      if (general && wording.every(isCommon)) return [];
      return others.map((terms) => ({ ...worth, terms, at, span }));
    });
  });
}
