import type { Vocabulary } from './createVocabulary';
import type { Unit } from './parseQuery';
import { EXPANSIONS, type Expansion } from './expansions';
import { stemWord } from './stemWord';

/** Up to this length a word completes only to words that are little longer: "es" would become everything. */
const SHORT = 2;
const LITTLE_LONGER = 3;

/** A shorter word with a wrong letter may be any of several; with two letters swapped, hardly. */
const SURE_LENGTH = 6;
const SURE_SWAPPED = 4;
/** A longer word with a wrong letter is no other word. */
const LONG = 10;

/** A tool with its version: `rsbuild2`, `vue3`; `tea1003` may be any code. */
const VERSIONED = /^([a-z]{4,}(?=\d+$)|[a-z]{3}(?=\d{1,2}$))\d+$/;

type Worth = Pick<Expansion, 'weight' | 'covers'>;

const sorted = (word: string): string => [...word].sort().join('');

function correctionOf({ raw, term }: Unit, word: string): Worth {
  if (term.length >= LONG) return EXPANSIONS.longCorrected;
  const isSure = raw.length >= SURE_LENGTH || (raw.length >= SURE_SWAPPED && sorted(word) === sorted(term));
  return isSure ? EXPANSIONS.corrected : EXPANSIONS.guessed;
}

function expandHan(
  unit: Unit,
  words: Vocabulary,
  expansion: (terms: readonly string[], worth: Worth) => Expansion,
  alone: boolean,
): Expansion[] {
  if (words.has(unit.term)) return [expansion([unit.term], EXPANSIONS.own)];
  const letters = [...unit.raw].map((letter) => expansion([letter], EXPANSIONS.letter));
  // One wrong pair of several is a slip; a whole query that nobody knows is not.
  const corrected = alone
    ? []
    : words.fuzzyBigrams(unit.raw).map((pair) => expansion([pair], EXPANSIONS.correctedPair));
  return [...letters, ...corrected];
}

/**
 * Ways to find one unit: itself, its pieces, longer words that begin like it; and where it is unknown, words like it.
 * @param unit the unit
 * @param at its place in the query
 * @param words words of the index
 * @param alone whether nothing else is asked for
 */
export function expandUnit(unit: Unit, at: number, words: Vocabulary, alone: boolean): Expansion[] {
  const expansion = (terms: readonly string[], { weight, covers }: Worth): Expansion => ({
    terms,
    weight,
    covers,
    at,
    span: 1,
  });
  if (unit.kind === 'han') return expandHan(unit, words, expansion, alone);

  const exact = words.has(unit.term);
  const whole = [...new Set([unit.term, unit.raw])]
    .filter(words.has)
    .map((term) => expansion([term], EXPANSIONS.own));
  const begun = unit.last || !exact ? words.startingWith(unit.raw.length > SHORT ? unit.term : unit.raw) : [];
  const longer = begun.filter(
    (word) => unit.raw.length > SHORT || word.length < unit.raw.length + LITTLE_LONGER,
  );
  const completed = longer.map((word) => {
    const nearness = 0.5 + (0.5 * unit.term.length) / word.length;
    return expansion([word], { ...EXPANSIONS.completed, weight: EXPANSIONS.completed.weight * nearness });
  });
  const piecesWorth = whole.length > 0 || completed.length > 0 ? EXPANSIONS.piece : EXPANSIONS.pieces;
  const pieces =
    unit.pieces.length > 1 && unit.pieces.every(words.has) ? [expansion(unit.pieces, piecesWorth)] : [];
  const found = [...whole, ...pieces, ...completed];
  if (found.length > 0) return found;
  const [, name = ''] = VERSIONED.exec(unit.raw) ?? [];
  const named = [name, stemWord(name)].find(words.has);
  if (named) return [expansion([named], EXPANSIONS.named)];
  return words.fuzzyMatches(unit.term).map((word) => expansion([word], correctionOf(unit, word)));
}
