import { BM25, FIELD_WEIGHTS, INDEX_FIELDS, rarityOf } from '../indexFields';
import type { PackedIndex } from '../packIndex';
import { unpackNumbers } from '../packNumbers';
import { joinScores, PHRASE, shareOf } from '../rankPages';
import type { SearchFacts } from '../SearchFacts';
import { tokenize } from '../tokenize';
import type { Section } from '../toSections';

/** The index of a part, and how often its words stand in the whole site. */
export interface WeighedPart {
  readonly index: PackedIndex;
  /** The sections of the index, by their numbers. */
  readonly sections: readonly Section[];
  /** Sections of all parts, and those that hold a term, for each field. */
  readonly total: number;
  readonly frequencies: ReadonlyMap<string, readonly number[]>;
  readonly facts: SearchFacts;
}

/** Postings of one field, unpacked, with what a match of each section is worth before it is known how rare it is. */
function openField({ fields, lengths }: PackedIndex, field: number) {
  const name = INDEX_FIELDS[field];
  const sizes = unpackNumbers(lengths[field] ?? '');
  const average = sizes.reduce((sum, each) => sum + each, 0) / Math.max(1, sizes.length);
  const weight = name ? FIELD_WEIGHTS[name] : 0;
  return {
    counts: unpackNumbers(fields[field]?.counts ?? ''),
    gaps: unpackNumbers(fields[field]?.gaps ?? ''),
    often: unpackNumbers(fields[field]?.often ?? ''),
    at: 0,
    worth: (id: number, often: number): number => {
      const length = (sizes[id] ?? 0) / average;
      return weight * (BM25.d + (often * (BM25.k + 1)) / (often + BM25.k * (1 - BM25.b + BM25.b * length)));
    },
  };
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
export function weighWords({ index, sections, total, frequencies, facts }: WeighedPart): Map<string, number> {
  const fields = INDEX_FIELDS.map((_, field) => openField(index, field));
  const factorOf = headingFactors(sections);
  return new Map(
    index.terms.split('\n').map((term, row): [string, number] => {
      const scores = new Map<number, number>();
      fields.forEach((field, place) => {
        const rarity = rarityOf(total, frequencies.get(term)?.[place] ?? 0);
        let id = 0;
        for (const end = field.at + (field.counts[row] ?? 0); field.at < end; field.at += 1) {
          id += field.gaps[field.at] ?? 0;
          scores.set(id, (scores.get(id) ?? 0) + rarity * field.worth(id, field.often[field.at] ?? 1));
        }
      });
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
