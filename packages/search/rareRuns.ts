import { hasHan, type Query } from './parseQuery';
import { rarityOf } from './rarityOf';

/**
 * What a run of words that stands in one section is worth for each of its words, how steeply that falls with the share of the
 * query that it is, and the least words that make one: two stand side by side by chance. A label of the report or a line of a log
 * stands in few sections, though its words stand in many.
 */
export const RARE_RUN = { weight: 3, power: 2.5, least: 3 };

/**
 * What runs of words tell of sections, the fewer have them the more (a sequential dependence model, Metzler and Croft 2005, with
 * runs of any length). Chinese has none: a run of its letters is mostly a word.
 * @param runs how many consecutive words of the query each section has, by its number; 0 for none
 * @param query the query
 * @param total how many sections there are
 * @returns what is added to the score of a section
 */
export function rareRuns(
  runs: ReadonlyMap<number, number>,
  query: Query,
  total: number,
): (id: number) => number {
  if (hasHan(query)) return () => 0;
  const lengths = [...runs.values()];
  const worth = query.typed.map((_, at): number => {
    const length = at + 1;
    if (length < RARE_RUN.least) return 0;
    const having = lengths.filter((each) => each >= length).length;
    const share = length / query.typed.length;
    return RARE_RUN.weight * length * share ** RARE_RUN.power * rarityOf(total, having);
  });
  return (id) => worth[(runs.get(id) ?? 0) - 1] ?? 0;
}
