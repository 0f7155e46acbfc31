import { foldText } from '../../../lib/text/foldText';
import type { Query } from '../parseQuery';
import type { Expansion } from '../expansions';
import type { HeadRecord } from './HeadFile';

/** The titles and headings of all pages, to be searched as they stand. */
export interface HeadScan {
  /** Whether a title or heading holds a term. */
  readonly has: (term: string) => boolean;
  /** Numbers of the pages that may answer a query, the most likely first. */
  readonly candidates: (query: Query, expansions: readonly Expansion[], most: number) => number[];
}

/** Terms whose pages are kept: those of a few queries while one is typed. */
const MOST_KEPT = 200;
/** A word in the title says more than one in a heading. */
const TITLE_SHARE = 2;
/** Everything that does not count when a title is compared with a query; lines stay. */
const SIGNS = /[^\p{L}\p{N}\n]+/gu;
const PLAIN = /^[\n\t -~]*$/;

const folded = (text: string): string => (PLAIN.test(text) ? text : foldText(text).text).toLowerCase();

/** Letters by which a stem is found in its words: only `ies` becomes another letter than it was. */
const lettersOf = (term: string): string => (term.length > 3 ? term.replace(/y$/, '') : term);

/**
 * Makes titles and headings searchable without an index of them: to look through those of 2,000 pages takes a millisecond,
 * while an index would double the head and take far longer to open.
 * @param records the pages
 */
export function scanHead(records: readonly HeadRecord[]): HeadScan {
  let texts: readonly { title: string; all: string }[] | undefined;
  const open = () =>
    (texts ??= records.map(({ title, routePath, toc }) => {
      const name = folded(`${title}\n${routePath.split('/').at(-1) ?? ''}`);
      return { title: name, all: `${name}\n${folded(toc)}` };
    }));

  const kept = new Map<string, ReadonlySet<number>>();
  const pagesOf = (term: string): ReadonlySet<number> => {
    const letters = lettersOf(term);
    const known = kept.get(letters);
    if (known) return known;
    const found = new Set(open().flatMap(({ all }, page) => (all.includes(letters) ? [page] : [])));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(letters, found);
    return found;
  };

  const pagesOfAll = (terms: readonly string[]): number[] => {
    const [first, ...rest] = terms.map(pagesOf).sort((a, b) => a.size - b.size);
    return [...(first ?? [])].filter((page) => rest.every((pages) => pages.has(page)));
  };

  const scoresOf = (units: number, expansions: readonly Expansion[]): Map<number, number[]> => {
    const scores = new Map<number, number[]>();
    for (const { terms, weight, at, span } of expansions) {
      const pages = pagesOfAll(terms);
      const worth = weight * Math.log(1 + records.length / (pages.length || 1));
      for (const page of pages) {
        const title = open()[page]?.title ?? '';
        const inTitle = terms.every((term) => title.includes(lettersOf(term)));
        const score = inTitle ? worth * TITLE_SHARE : worth;
        const best = scores.get(page) ?? Array.from({ length: units }, () => 0);
        for (let unit = at; unit < at + span; unit += 1) best[unit] = Math.max(best[unit] ?? 0, score);
        scores.set(page, best);
      }
    }
    return scores;
  };

  const candidates = (
    { units, squeezed }: Query,
    expansions: readonly Expansion[],
    most: number,
  ): number[] => {
    /** 2 for a title or heading that is the query, 1 for one that begins so. */
    const nearness = (page: number): number => {
      const lines = `\n${open()[page]?.all.replace(SIGNS, '') ?? ''}\n`;
      return Number(lines.includes(`\n${squeezed}`)) + Number(lines.includes(`\n${squeezed}\n`));
    };
    return [...scoresOf(units.length, expansions)]
      .map(([page, best]) => {
        const score = best.reduce((sum, each) => sum + each, 0);
        return { page, score, near: nearness(page), length: records[page]?.title.length ?? 0 };
      })
      .sort(
        (a, b) =>
          // It may consist of words that tell nothing.
          Number(b.near > 1) - Number(a.near > 1) ||
          b.score - a.score ||
          b.near - a.near ||
          a.length - b.length ||
          a.page - b.page,
      )
      .slice(0, most)
      .map(({ page }) => page);
  };

  return { has: (term) => pagesOf(term).size > 0, candidates };
}
