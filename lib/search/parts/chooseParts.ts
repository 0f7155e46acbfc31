import type { Way } from '../ways';
import type { Places } from './openPlaces';

/** What is known when parts are chosen. */
export interface PartChoice {
  readonly ways: readonly Way[];
  /** How many things are asked for. */
  readonly units: number;
  /** How many parts there are. */
  readonly parts: number;
  /** Where a word stands. */
  readonly placesOf: (term: string) => Places | undefined;
}

/** What a part is worth for a word whose parts are not all remembered, when it is not among the best. */
const UNLISTED = 0.3;

/** What a part is worth for a way: all its terms must be in it. */
function worthOf({ parts, placesOf }: PartChoice, { terms, weight }: Way, part: number): number {
  const shares = terms.map((term) => {
    const places = placesOf(term);
    const share = places?.worth.get(part) ?? (places?.more ? UNLISTED : 0);
    return share * Math.log(1 + parts / Math.max(1, places?.worth.size ?? 0));
  });
  return weight * Math.min(...shares);
}

/**
 * Chooses the parts that promise most for a query (collection selection).
 * @param choice the query, and where its words stand
 * @param most parts at most
 * @returns numbers of parts, the best first; a part that has nothing of the query is not among them
 */
export function chooseParts(choice: PartChoice, most: number): number[] {
  const scores = Array.from({ length: choice.parts }, (_, part) => {
    const best = Array.from({ length: choice.units }, () => 0);
    for (const way of choice.ways) {
      const worth = worthOf(choice, way, part);
      for (let unit = way.at; unit < way.at + way.span; unit += 1) {
        best[unit] = Math.max(best[unit] ?? 0, worth);
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
