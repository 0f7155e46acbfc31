import { BM25, rarityOf } from './indexFields';
import { squeeze } from './parseQuery';
import type { Section } from './toSections';

/** The texts of all sections, to be searched as they stand. */
export interface TextScan {
  /** BM25+ score of each section whose text holds a Chinese term; nothing for other terms, they are in the index. */
  readonly scores: (term: string) => ReadonlyMap<number, number>;
  /** Heading of a section (at the top of a page its title), and its text, both without spaces, signs and case. */
  readonly name: (id: number) => string;
  readonly squeezed: (id: number) => string;
}

/** Terms whose scores are kept: those of a few queries while one is typed. */
const MOST_KEPT = 200;
const HAN_PAIR = /^\p{Script=Han}{2}$/u;

function count(text: string, term: string): number {
  let found = 0;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) found += 1;
  return found;
}

function lazily(sections: readonly Section[], make: (section: Section) => string): (id: number) => string {
  const made: (string | undefined)[] = [];
  return (id) => {
    const section = sections[id];
    return (made[id] ??= section ? make(section) : '');
  };
}

/**
 * Makes the texts of an index searchable for Chinese pairs. To look through the text of a whole site takes less than a
 * millisecond, while an index of the pairs would take half of the file.
 * @param sections all sections of the index
 */
export function createTextScan(sections: readonly Section[]): TextScan {
  const average =
    sections.reduce((sum, { content }) => sum + content.length, 0) / Math.max(1, sections.length);
  const kept = new Map<string, ReadonlyMap<number, number>>();

  const scan = (term: string): ReadonlyMap<number, number> => {
    const counts = sections.map(({ content }) => count(content, term));
    const holding = counts.filter((each) => each > 0).length;
    const idf = rarityOf(sections.length, holding);
    return new Map(
      counts.flatMap((often, id): [number, number][] => {
        if (often === 0) return [];
        const length = (sections[id]?.content.length ?? 0) / average;
        const saturated = (often * (BM25.k + 1)) / (often + BM25.k * (1 - BM25.b + BM25.b * length));
        return [[id, idf * (BM25.d + saturated)]];
      }),
    );
  };

  return {
    scores: (term) => {
      if (!HAN_PAIR.test(term)) return new Map();
      const scores = kept.get(term) ?? scan(term);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(term, scores);
      return scores;
    },
    name: lazily(sections, ({ header, page }) => squeeze(header || page.title)),
    squeezed: lazily(sections, ({ content }) => squeeze(content)),
  };
}
