import type { Unit } from './parseQuery';
import { standsFor, type Expansion } from './expansions';

/** What words weigh beside their rarity. */
export const TERM_WEIGHTS = {
  /** A word that the index does not know: it may be a mere turn of phrase. */
  unknown: 4,
  /** A number that no page has is the reader's own: a size, a line, a process. */
  number: 1,
  /** A letter of an unknown Chinese pair. */
  unknownLetter: 2,
  /** A Chinese letter that stands alone is mostly a verb left over from a question. */
  single: 0.25,
  /** Two letters of different words. */
  crossing: 0.2,
  /** A word of one or two sections is rare, but need not be telling. */
  most: 5,
};

const NUMBER = /^[\d.,]+$/;

/** An expansion with the sections it leads to. */
export type FoundExpansion = Expansion & { readonly found: { readonly size: number } };

/** Letters of an unknown pair that no known neighbour holds: the pair across two known words weighs nothing. */
function looseLetters(units: readonly Unit[], at: number, known: readonly boolean[]): number {
  const [first = '', last] = [...(units[at]?.raw ?? '')];
  if (last === undefined) return TERM_WEIGHTS.single;
  const before = known[at - 1] && units[at - 1]?.raw.endsWith(first);
  const after = known[at + 1] && units[at + 1]?.raw.startsWith(last);
  return Number(!before) + Number(!after);
}

/**
 * Weight of each term of a query (inverse document frequency): rare words weigh much, words that stand everywhere little.
 * @param units what is asked for
 * @param expansions its expansions, with the sections they lead to
 * @param total how many sections there are
 */
export function termWeights(
  units: readonly Unit[],
  expansions: readonly FoundExpansion[],
  total: number,
): number[] {
  const sizes = units.map((_, at) =>
    Math.max(0, ...expansions.filter((expansion) => standsFor(expansion, at)).map(({ found }) => found.size)),
  );
  const exact = units.map((_, at) =>
    expansions.some(
      (expansion) => standsFor(expansion, at) && expansion.covers > 0.8 && expansion.found.size > 0,
    ),
  );
  const weightOf = (unit: Unit, at: number): number => {
    const most = sizes[at] ?? 0;
    if (unit.kind === 'han' && !exact[at]) return looseLetters(units, at, exact) * TERM_WEIGHTS.unknownLetter;
    if (most === 0) return NUMBER.test(unit.raw) ? TERM_WEIGHTS.number : TERM_WEIGHTS.unknown;
    return Math.log(1 + (total - most + 0.5) / (most + 0.5)) + 0.2;
  };
  return units.map((unit, at) =>
    Math.min(unit.crosses ? TERM_WEIGHTS.crossing : TERM_WEIGHTS.most, weightOf(unit, at)),
  );
}
