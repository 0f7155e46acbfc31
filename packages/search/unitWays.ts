import type { Vocabulary } from './createVocabulary';
import type { Unit } from './parseQuery';
import { WAYS, type Way } from './ways';

/** Up to this length a word completes only to words that are little longer: "es" would become everything. */
const SHORT = 2;
const LITTLE_LONGER = 3;

type Worth = Pick<Way, 'weight' | 'covers'>;

function hanWays(
  unit: Unit,
  words: Vocabulary,
  way: (terms: readonly string[], worth: Worth) => Way,
  alone: boolean,
): Way[] {
  if (words.has(unit.term)) return [way([unit.term], WAYS.own)];
  const letters = [...unit.raw].map((letter) => way([letter], WAYS.letter));
  // One wrong pair of several is a slip; a whole query that nobody knows is not.
  const corrected = alone ? [] : words.pairsLike(unit.raw).map((pair) => way([pair], WAYS.correctedPair));
  return [...letters, ...corrected];
}

/**
 * Ways to find one unit: itself, its pieces, longer words that begin like it; and where it is unknown, words like it.
 * @param unit the unit
 * @param at its place in the query
 * @param words words of the index
 * @param alone whether nothing else is asked for
 */
export function unitWays(unit: Unit, at: number, words: Vocabulary, alone: boolean): Way[] {
  const way = (terms: readonly string[], { weight, covers }: Worth): Way => ({
    terms,
    weight,
    covers,
    at,
    span: 1,
  });
  if (unit.kind === 'han') return hanWays(unit, words, way, alone);

  const exact = words.has(unit.term);
  const whole = [...new Set([unit.term, unit.raw])].filter(words.has).map((term) => way([term], WAYS.own));
  const begun = unit.last || !exact ? words.startingWith(unit.raw.length > SHORT ? unit.term : unit.raw) : [];
  const longer = begun.filter(
    (word) => unit.raw.length > SHORT || word.length < unit.raw.length + LITTLE_LONGER,
  );
  const completed = longer.map((word) => {
    const nearness = 0.5 + (0.5 * unit.term.length) / word.length;
    return way([word], { ...WAYS.completed, weight: WAYS.completed.weight * nearness });
  });
  const piecesWorth = whole.length > 0 || completed.length > 0 ? WAYS.piece : WAYS.pieces;
  const pieces =
    unit.pieces.length > 1 && unit.pieces.every(words.has) ? [way(unit.pieces, piecesWorth)] : [];
  const found = [...whole, ...pieces, ...completed];
  return found.length > 0 ? found : words.like(unit.term).map((word) => way([word], WAYS.corrected));
}
