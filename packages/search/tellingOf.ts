import type { Unit } from './parseQuery';
import type { Way } from './ways';

/** A word that the index does not know tells at most this much: it may be a mere turn of phrase. */
const UNKNOWN_WORD = 4;
const UNKNOWN_LETTER = 2;
/** A Chinese letter that stands alone is mostly a verb left over from a question. */
const SINGLE_LETTER = 0.25;

/** A way with the sections it leads to. */
export type FoundWay = Way & { readonly found: { readonly size: number } };

/** Letters of an unknown pair that no known neighbour holds: the pair across two known words tells nothing. */
function looseLetters(units: readonly Unit[], at: number, known: readonly boolean[]): number {
  const [first = '', last] = [...(units[at]?.raw ?? '')];
  if (last === undefined) return SINGLE_LETTER;
  const before = known[at - 1] && units[at - 1]?.raw.endsWith(first);
  const after = known[at + 1] && units[at + 1]?.raw.startsWith(last);
  return Number(!before) + Number(!after);
}

/**
 * How much each unit of a query tells: rare words much, words that stand everywhere little.
 * @param units what is asked for
 * @param ways the ways to find it, with the sections they lead to
 * @param total how many sections there are
 */
export function tellingOf(units: readonly Unit[], ways: readonly FoundWay[], total: number): number[] {
  const sizes = units.map((_, at) =>
    Math.max(
      0,
      ...ways.filter((way) => way.at <= at && at < way.at + way.span).map(({ found }) => found.size),
    ),
  );
  const exact = units.map((_, at) =>
    ways.some((way) => way.at <= at && at < way.at + way.span && way.covers > 0.8 && way.found.size > 0),
  );
  return units.map((unit, at) => {
    const most = sizes[at] ?? 0;
    if (unit.kind === 'han' && !exact[at]) return looseLetters(units, at, exact) * UNKNOWN_LETTER;
    if (most === 0) return UNKNOWN_WORD;
    return Math.log(1 + (total - most + 0.5) / (most + 0.5)) + 0.2;
  });
}
