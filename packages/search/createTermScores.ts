import { rarityOf } from './rarityOf';
import type { CountedTerms } from './countTerms';
import type { TextScan } from './createTextScan';
import { fieldWorth } from './fieldWorth';
import { lruCache } from './lruCache';

/** How often words stand in the whole site, for an index that is only a part of it. */
export interface SiteCounts {
  /** All sections. */
  readonly sections: number;
  /** Sections that hold a term in a field, by the place of the field; 0 when nothing is known. */
  readonly frequency: (term: string, field: number) => number;
}

/**
 * BM25+ scores of the sections that hold a term, by the place of the section.
 * @param site what the whole site says of words, when the index is a part of it
 */
export type TermScores = (term: string, site?: SiteCounts) => ReadonlyMap<number, number>;

/** Terms whose scores are kept: with every letter that is typed, the words before it are asked for again. */
const MOST_KEPT = 200;

/**
 * Scores sections by single terms: in the index, and for Chinese also in the texts.
 * @param counted the index
 * @param text the texts of its sections
 */
export function createTermScores({ postings, lengths }: CountedTerms, text: TextScan): TermScores {
  const kept = lruCache<ReadonlyMap<number, number>>(MOST_KEPT);
  const worth = fieldWorth(lengths);
  const sections = lengths[0]?.length ?? 0;
  const scoresOf = (term: string, site?: SiteCounts): ReadonlyMap<number, number> => {
    const scores = new Map(text.scores(term));
    for (const [field, own] of postings.get(term) ?? []) {
      // In a part, a word is as rare as it is in the whole site, so that parts compare.
      const rarity = site
        ? rarityOf(site.sections, Math.max(own.size, site.frequency(term, field)))
        : rarityOf(sections, own.size);
      for (const [id, often] of own) scores.set(id, (scores.get(id) ?? 0) + rarity * worth(field, id, often));
    }
    return scores;
  };
  return (term, site) => {
    // What the site says of a word changes with the parts that are there.
    if (site) return scoresOf(term, site);
    const scores = kept.get(term) ?? scoresOf(term);
    kept.set(term, scores);
    return scores;
  };
}
