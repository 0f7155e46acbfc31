import { rarityOf } from '../rarityOf';
import type { CountedTerms } from '../countTerms';
import { fieldWorth } from '../fieldWorth';
import { joinScores, PHRASE, shareOf } from '../rankPages';
import type { SearchFacts } from '../SearchFacts';
import { tokenize } from '../tokenize';
import type { Section } from '../toSections';

/** The terms of a part, and how often they stand in the whole site. */
export interface WeighedPart {
  readonly counted: CountedTerms;
  /** The sections of the part, by their numbers. */
  readonly sections: readonly Section[];
  /** Sections of all parts, and those that hold a term, for each field. */
  readonly total: number;
  readonly frequencies: ReadonlyMap<string, readonly number[]>;
  readonly facts: SearchFacts;
}

/** How much the heading of a section raises the score of a word: nearly as ranking does, which compares letters. */
function headingFactors(sections: readonly Section[]): (id: number, term: string) => number {
  const headings = sections.map(({ header, page }) => tokenize(header || page.title).map(({ term }) => term));
  return (id, term) => {
    const terms = headings[id] ?? [];
    if (terms[0] === term) return terms.length === 1 ? PHRASE.exact : PHRASE.begins;
    return terms.includes(term) ? PHRASE.holds : 1;
  };
}

/**
 * What the best page of a part scores for each word, as if the word alone were asked for.
 * @param part the part
 * @returns words with their weights
 */
export function weighWords({
  counted: { postings, lengths },
  sections,
  total,
  frequencies,
  facts,
}: WeighedPart): Map<string, number> {
  const worth = fieldWorth(lengths);
  const factorOf = headingFactors(sections);
  return new Map(
    [...postings].map(([term, byField]): [string, number] => {
      const scores = new Map<number, number>();
      for (const [field, own] of byField) {
        const rarity = rarityOf(total, frequencies.get(term)?.[field] ?? 0);
        for (const [id, often] of own)
          scores.set(id, (scores.get(id) ?? 0) + rarity * worth(field, id, often));
      }
      const pages = new Map<Section['page'], number[]>();
      for (const [id, score] of scores) {
        const page = sections[id]?.page;
        if (!page) continue;
        const list = pages.get(page) ?? [];
        list.push(score * factorOf(id, term));
        pages.set(page, list);
      }
      const best = [...pages].map(
        ([page, list]) => joinScores(list.sort((a, b) => b - a)) * shareOf(page, facts),
      );
      return [term, Math.max(0, ...best)];
    }),
  );
}
