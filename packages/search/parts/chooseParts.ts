import type { Expansion } from '../expansions';
import type { Postings } from './openPostings';

/** What is known when parts are chosen. */
export interface PartChoice {
  readonly expansions: readonly Expansion[];
  /** How many things are asked for. */
  readonly units: number;
  /** How many parts there are. */
  readonly parts: number;
  /** Where a word stands. */
  readonly postingsOf: (term: string) => Postings | undefined;
}

/** What a part is worth for a word whose parts are not all remembered, when it is not among the best. */
const UNLISTED = 0.3;

/** What each part is worth for an expansion: all its terms must be in it. */
function worthOf({ parts, postingsOf }: PartChoice, { terms, weight }: Expansion): number[] {
  const known = terms.map((term) => {
    const { worth = new Map<number, number>(), more = false } = postingsOf(term) ?? {};
    return { worth, unlisted: more ? UNLISTED : 0, rarity: Math.log(1 + parts / Math.max(1, worth.size)) };
  });
  return Array.from({ length: parts }, (_, part) => {
    const shares = known.map(({ worth, unlisted, rarity }) => (worth.get(part) ?? unlisted) * rarity);
    return weight * Math.min(...shares);
  });
}

/**
 * Chooses the parts that promise most for a query (collection selection).
 * @param choice the query, and where its words stand
 * @param most parts at most
 * @returns numbers of parts, the best first; a part that has nothing of the query is not among them
 */
export function chooseParts(choice: PartChoice, most: number): number[] {
  const expansions = choice.expansions.map((expansion) => ({
    ...expansion,
    worth: worthOf(choice, expansion),
  }));
  const scores = Array.from({ length: choice.parts }, (_, part) => {
    const best = Array.from({ length: choice.units }, () => 0);
    for (const { at, span, worth } of expansions) {
      for (let unit = at; unit < at + span; unit += 1) {
        best[unit] = Math.max(best[unit] ?? 0, worth[part] ?? 0);
      }
    }
    return { part, score: best.reduce((sum, each) => sum + each, 0) };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.part - b.part)
    .slice(0, most)
    .map(({ part }) => part);
}
