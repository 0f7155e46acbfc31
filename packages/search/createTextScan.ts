import { rarityOf } from './rarityOf';
import { saturate } from './saturate';
import { lazily } from './lazily';
import { letterPlaces } from './letterPlaces';
import { lruCache } from './lruCache';
import { squeeze, squeezeContentWords } from './parseQuery';
import { HAN_PAIR } from './tokenize';
import type { Section } from './toSections';

/** The texts of all sections, to be searched as they stand. */
export interface TextScan {
  /** BM25+ score of each section whose text holds a Chinese term; nothing for other terms, they are in the index. */
  readonly scores: (term: string) => ReadonlyMap<number, number>;
  /** Heading of a section (at the top of a page its title), and its text, both without spaces, signs and case. */
  readonly name: (id: number) => string;
  /** Content words of the heading, or title. */
  readonly contentWords: (id: number) => string;
  readonly squeezed: (id: number) => string;
}

/** Terms whose scores are kept: those of a few queries while one is typed. */
const MOST_KEPT = 200;

function oncePerSection(
  sections: readonly Section[],
  make: (section: Section) => string,
): (id: number) => string {
  const made: (string | undefined)[] = [];
  return (id) => {
    const section = sections[id];
    return (made[id] ??= section ? make(section) : '');
  };
}

/**
 * Makes the texts of an index searchable for Chinese pairs. To note where every letter stands takes a few milliseconds, once,
 * while to count all pairs would take longer than everything else when the index is opened.
 * @param sections all sections of the index
 */
export function createTextScan(sections: readonly Section[]): TextScan {
  const average =
    sections.reduce((sum, { content }) => sum + content.length, 0) / Math.max(1, sections.length);
  // One text with the place where each section begins: a pair is in few of them.
  const all = sections.map(({ content }) => content).join('\n');
  let end = 0;
  const starts = sections.map(({ content }) => (end += content.length + 1) - content.length - 1);
  const placesOf = lazily(() => letterPlaces(all));
  const kept = lruCache<ReadonlyMap<number, number>>(MOST_KEPT);

  const scan = (term: string): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    let [id, after] = [0, 0];
    for (const at of placesOf()(term)) {
      if (at < after || !all.startsWith(term, at)) continue;
      after = at + term.length;
      while ((starts[id + 1] ?? Infinity) <= at) id += 1;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const idf = rarityOf(sections.length, counts.size);
    for (const [each, often] of counts) {
      const length = (sections[each]?.content.length ?? 0) / average;
      counts.set(each, idf * saturate(often, length));
    }
    return counts;
  };

  return {
    scores: (term) => {
      if (!HAN_PAIR.test(term)) return new Map();
      const scores = kept.get(term) ?? scan(term);
      kept.set(term, scores);
      return scores;
    },
    name: oncePerSection(sections, ({ header, page }) => squeeze(header || page.title)),
    contentWords: oncePerSection(sections, ({ header, page }) => squeezeContentWords(header || page.title)),
    squeezed: oncePerSection(sections, ({ content }) => squeeze(content)),
  };
}
