import type { Vocabulary } from './createVocabulary';
import type { Query } from './parseQuery';
import type { SearchFacts } from './SearchFacts';
import { expandUnit } from './expandUnit';
import { EXPANSIONS, type Expansion } from './expansions';
import { joinedWords } from './joinedWords';
import { expandWordings, type Rarity } from './expandWordings';

/**
 * Query expansion: every way in which the parts of a query can be found.
 * @param query the query
 * @param words words of the index, and whether one is in hardly any section
 * @param facts what the site says of wordings
 */
export function expandQuery({ units }: Query, words: Vocabulary & Rarity, facts: SearchFacts): Expansion[] {
  const alone = units.length === 1;
  return [
    ...units.flatMap((unit, at) => expandUnit(unit, at, words, alone)),
    ...joinedWords(units, words).map(({ term, at }) => ({
      ...EXPANSIONS.joined,
      terms: [term],
      at,
      span: 2,
    })),
    ...expandWordings(units, words, facts.wordings),
  ].filter(({ terms }) => terms.every(words.has));
}
