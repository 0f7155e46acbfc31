import type { Vocabulary } from './createVocabulary';
import type { Query, Unit } from './parseQuery';
import type { SearchFacts } from './SearchFacts';
import { expandUnit } from './expandUnit';
import { EXPANSIONS, type Expansion } from './expansions';
import { expandWordings } from './expandWordings';

/** So many neighbouring words may be one identifier, and so many identifiers may begin with them. */
const MOST_JOINED = 3;
const MOST_BEGUN = 3;

/** "report dir" is also `reportDir`. */
function expandJoined(units: readonly Unit[], words: Vocabulary): Expansion[] {
  const spans = Array.from({ length: MOST_JOINED - 1 }, (_, at) => at + 2);
  return units.flatMap((_, at) =>
    spans.flatMap((span): Expansion[] => {
      const part = units.slice(at, at + span);
      const raw = part.map((unit) => unit.raw).join('');
      if (part.length < span || part.some(({ kind }) => kind === 'han')) return [];
      const begun = part.at(-1)?.last ? words.startingWith(raw).slice(0, MOST_BEGUN) : [];
      return (words.has(raw) ? [raw] : begun).map((term) => ({
        ...EXPANSIONS.joined,
        terms: [term],
        at,
        span,
      }));
    }),
  );
}

/**
 * Query expansion: every way in which the parts of a query can be found.
 * @param query the query
 * @param words words of the index
 * @param facts what the site says of wordings
 */
export function expandQuery({ units }: Query, words: Vocabulary, facts: SearchFacts): Expansion[] {
  const alone = units.length === 1;
  return [
    ...units.flatMap((unit, at) => expandUnit(unit, at, words, alone)),
    ...expandJoined(units, words),
    ...expandWordings(units, words, facts),
  ].filter(({ terms }) => terms.every(words.has));
}
