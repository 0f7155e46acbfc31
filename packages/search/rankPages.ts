import { onceFor } from './onceFor';
import { longestRun } from './longestRun';
import { squeeze } from './parseQuery';
import { rankSections, type RankInput, type RankedSection } from './rankSections';
import type { SearchDocument } from './SearchDocument';
import type { SearchFacts } from './SearchFacts';
import type { Section } from './toSections';

/** A page that matches, with its matching sections, best first. */
export interface RankedPage {
  readonly page: SearchDocument;
  readonly score: number;
  readonly coverage: number;
  readonly sections: readonly (RankedSection & { readonly section: Section })[];
}

/** How much an exact title or heading, one that begins so, one that holds it, and a text that holds it, raise the score. */
export const PHRASE = { exact: 2.2, begins: 1.5, holds: 1.25, run: 0.7, leastRun: 2 };
/** What a section or a page counts by its kind, beside others. */
export const SHARES = {
  /** Who types a code wants what has the code: a page of its own more than a section of a list. */
  codePage: 5,
  codeSection: 3,
  /** A section of links to other pages answers nothing itself. */
  links: 0.4,
  /** The best section decides; the others add a little. */
  rest: 0.15,
  /** News grow old. */
  news: 0.85,
  /** A definition helps less than the page that the word is about, unless the meaning is asked for. */
  definitions: 0.55,
  meaning: 1.2,
};
const REST_COUNT = 3;

/**
 * What the score of a page is multiplied by for its kind.
 * @param asksMeaning whether the query asks what a word means, which a definition answers best
 */
export function shareOf(
  { routePath }: SearchDocument,
  { news, definitions }: SearchFacts,
  asksMeaning = false,
): number {
  if (definitions.test(routePath)) return asksMeaning ? SHARES.meaning : SHARES.definitions;
  return news.test(routePath) ? SHARES.news : 1;
}

/**
 * The score of a page.
 * @param scores scores of its sections, best first
 */
export const joinScores = ([best = 0, ...others]: readonly number[]): number =>
  best + SHARES.rest * others.slice(0, REST_COUNT).reduce((sum, score) => sum + score, 0);

function phraseFactor({ text, query }: RankInput, id: number): number {
  const { squeezed: wanted, typed } = query;
  if (wanted.length < 2) return 1;
  const own = text.name(id);
  if (own === wanted) return PHRASE.exact;
  if (own.startsWith(wanted)) return PHRASE.begins;
  if (own.includes(wanted)) return PHRASE.holds;
  const run = Math.max(longestRun(typed, own), longestRun(typed, text.squeezed(id)));
  return run < PHRASE.leastRun ? 1 : 1 + (PHRASE.run * run) / typed.length;
}

const codesByName = onceFor(
  ({ codes }: SearchFacts): ReadonlyMap<string, string> =>
    new Map(codes.flatMap(({ id, names }) => names.map((name) => [squeeze(name), id] as const))),
);

function sectionFactor(
  { anchor, page }: Section,
  codes: ReadonlySet<string>,
  { linkAnchors }: SearchFacts,
): number {
  if (linkAnchors.includes(anchor)) return SHARES.links;
  if (anchor === '' && codes.has(page.routePath.split('/').at(-1) ?? '')) return SHARES.codePage;
  return codes.has(anchor) ? SHARES.codeSection : 1;
}

/**
 * Finds and orders pages.
 * @param input index, words and query
 * @param sections all sections, by the numbers that the index uses
 */
export function rankPages(input: RankInput, sections: readonly Section[]): RankedPage[] {
  const { facts } = input;
  const { units, squeezed } = input.query;
  const known = codesByName(facts);
  // A name of several words is one only as the whole query.
  const asked = [squeezed, ...units.flatMap(({ raw, term }) => (known.has(raw) ? raw : term))];
  const codes = new Set(asked.flatMap((name) => known.get(name) ?? []));
  const pages = new Map<SearchDocument, (RankedSection & { section: Section })[]>();
  for (const ranked of rankSections(input)) {
    const section = sections[ranked.id];
    if (!section) continue;
    const { page } = section;
    const phrase = phraseFactor(input, ranked.id);
    const list = pages.get(page) ?? [];
    list.push({ ...ranked, section, score: ranked.score * phrase * sectionFactor(section, codes, facts) });
    pages.set(page, list);
  }
  return [...pages]
    .map(([page, list]): RankedPage => {
      const own = list.sort((a, b) => b.score - a.score || a.id - b.id);
      return {
        page,
        score: joinScores(own.map(({ score }) => score)) * shareOf(page, facts, input.query.asksMeaning),
        coverage: Math.max(...own.map(({ coverage }) => coverage)),
        sections: own,
      };
    })
    .sort((a, b) => b.score - a.score || a.page.id - b.page.id);
}
