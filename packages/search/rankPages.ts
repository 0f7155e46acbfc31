import { onceFor } from './onceFor';
import { longestRun } from './longestRun';
import { MEANING, meansAlike, NO_ROW } from './meansAlike';
import { squeeze } from './parseQuery';
import { unpackRelated } from './packRelated';
import { rareRuns } from './rareRuns';
import { rankSections, type RankInput, type RankedSection } from './rankSections';
import { rarityOf } from './rarityOf';
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
  codePage: 9,
  codeSection: 3,
  /** The best section decides; the others add a little. */
  rest: 0.15,
  /** News grow old. */
  news: 0.85,
  /** A definition helps less than the page that the word is about, unless the meaning is asked for. */
  definitions: 0.55,
  meaning: 1.2,
  /** What is like the best pages answers too, or stands beside the answer, though it has few words of the query. */
  similar: 0.3,
  /** What readers have named as related to the best pages, by its grade. */
  related: [0, 0.1, 0.15, 0.2],
};
/** Pages that relevance feedback goes by, and the highest score that it can give, beside that of the best page. */
const FEEDBACK_PAGES = 3;
const BELOW_BEST = 0.999;
/** What covers less of the query has no run of its words, and is no row of a page that has better ones. */
export const FAIR_COVERAGE = 0.25;
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

function phraseFactor({ text, query }: RankInput, id: number, run: number): number {
  const { squeezed: wanted, contentWords, typed } = query;
  if (wanted.length < 2) return 1;
  const own = text.name(id);
  if (own === wanted || (contentWords !== '' && text.contentWords(id) === contentWords)) return PHRASE.exact;
  if (own.startsWith(wanted)) return PHRASE.begins;
  if (own.includes(wanted)) return PHRASE.holds;
  return run < PHRASE.leastRun ? 1 : 1 + (PHRASE.run * run) / typed.length;
}

/** How many consecutive words of the query the sections have that cover enough of it. */
function runsOf(sections: readonly RankedSection[], { text, query }: RankInput): ReadonlyMap<number, number> {
  const runIn = longestRun(query.typed);
  return new Map(
    sections
      .filter(({ coverage }) => coverage >= FAIR_COVERAGE)
      .map(({ id }) => [id, Math.max(runIn(text.name(id)), runIn(text.squeezed(id)))]),
  );
}

const codesByName = onceFor(
  ({ codes }: SearchFacts): ReadonlyMap<string, string> =>
    new Map(codes.flatMap(({ id, names }) => names.map((name) => [squeeze(name), id] as const))),
);

function sectionFactor(
  { anchor, page }: Section,
  codes: ReadonlySet<string>,
): number {
  if (codes.size === 0) return 1;
  if (anchor === '' && codes.has(page.routePath.split('/').at(-1) ?? '')) return SHARES.codePage;
  return codes.has(anchor) ? SHARES.codeSection : 1;
}

const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page.id - b.page.id;

/** Pages by number, and the number of each section's page. */
const pagesOf = onceFor((sections: readonly Section[]) => {
  const pages = new Map(
    [...new Set(sections.map(({ page }) => page))].map((page, at) => [page, at] as const),
  );
  return { pages, pageOf: sections.map(({ page }) => pages.get(page) ?? 0) };
});

/** What other pages get of the score of a page, by their number. */
function sharesOfOthers(
  { page, sections: [first] }: RankedPage,
  { similar, rows, facts }: Pick<RankInput, 'similar' | 'rows' | 'facts'>,
  sections: readonly Section[],
): Float64Array {
  const { pageOf, pages } = pagesOf(sections);
  const shares = new Float64Array(pages.size);
  similar(first?.id ?? -1).forEach((each, id) => {
    const other = pageOf[id] ?? 0;
    shares[other] = Math.max(shares[other] ?? 0, SHARES.similar * each);
  });
  for (const { row, grade } of unpackRelated(facts.related)[rows[first?.id ?? -1] ?? NO_ROW] ?? []) {
    const other = pageOf[rows.indexOf(row)];
    if (other !== undefined) shares[other] = (shares[other] ?? 0) + (SHARES.related[grade] ?? 0);
  }
  shares[pages.get(page) ?? 0] = 0;
  return shares;
}

/**
 * Raises pages by how like the best ones they are (pseudo-relevance feedback), and by whether readers have named them as related;
 * the best page stays the first.
 * @param ranked pages, best first
 * @param input index and facts
 * @param sections all sections
 */
function raiseRelated(
  ranked: readonly RankedPage[],
  input: Pick<RankInput, 'similar' | 'rows' | 'facts'>,
  sections: readonly Section[],
): RankedPage[] {
  const { pages } = pagesOf(sections);
  const raised = new Float64Array(pages.size);
  for (const each of ranked.slice(0, FEEDBACK_PAGES)) {
    sharesOfOthers(each, input, sections).forEach((share, other) => {
      raised[other] = (raised[other] ?? 0) + share * each.score;
    });
  }
  const [best, ...others] = ranked;
  if (!best) return [];
  const raise = (each: RankedPage): RankedPage => {
    const score = each.score + (raised[pages.get(each.page) ?? 0] ?? 0);
    return { ...each, score: Math.min(score, BELOW_BEST * best.score) };
  };
  return [best, ...others.map(raise).sort(byScore)];
}

type ScoredSection = RankedSection & { readonly section: Section };

const NO_TERMS: ReadonlySet<string> = new Set();

/** Groups sections by page, both best first. */
function groupByPage(
  scored: readonly ScoredSection[],
  share: (page: SearchDocument) => number,
): RankedPage[] {
  const pages = new Map<SearchDocument, ScoredSection[]>();
  for (const each of scored) {
    const { page } = each.section;
    const list = pages.get(page) ?? [];
    list.push(each);
    pages.set(page, list);
  }
  return [...pages]
    .map(([page, list]): RankedPage => {
      const own = list
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .filter(({ coverage }, at) => at === 0 || coverage >= FAIR_COVERAGE);
      return {
        page,
        score: joinScores(own.map(({ score }) => score)) * share(page),
        coverage: Math.max(...own.map(({ coverage }) => coverage)),
        sections: own,
      };
    })
    .sort(byScore);
}

/**
 * Sections by their words and by what the query means; those that it means though they have no word of it are added. The kind of
 * a section counts for both.
 */
function weighMeaning(
  byWords: readonly ScoredSection[],
  meant: ReadonlySet<string>,
  { facts, rows, total, scores, site }: RankInput,
  sections: readonly Section[],
  factorOf: (section: Section) => number,
): ScoredSection[] {
  const { factor, chances } = meansAlike(meant, facts.vectors, rows, (term) => scores(term, site));
  const rarity = rarityOf(total, 1);
  const found = new Set(byWords.map(({ id }) => id));
  const others = chances.flatMap((chance, id): ScoredSection[] => {
    const section = sections[id];
    const isLikely = chance >= MEANING.least && !found.has(id);
    return section && isLikely ? [{ id, section, score: 0, coverage: 0, terms: NO_TERMS, answered: [] }] : [];
  });
  return [...byWords, ...others].map((each) => {
    const alone = MEANING.alone * Math.sqrt(chances[each.id] ?? 0) * rarity;
    return { ...each, score: each.score * factor(each.id) + alone * factorOf(each.section) };
  });
}

/**
 * Finds and orders pages.
 * @param input index, words and query
 * @param sections all sections, by the numbers that the index uses
 * @returns pages, best first; none when the index has no word of the query
 */
export function rankPages(input: RankInput, sections: readonly Section[]): RankedPage[] {
  const { facts } = input;
  const { units, squeezed, asksMeaning } = input.query;
  const known = codesByName(facts);
  // A name of several words is one only as the whole query.
  const asked = [squeezed, ...units.flatMap(({ raw, term }) => (known.has(raw) ? raw : term))];
  const codes = new Set(asked.flatMap((name) => known.get(name) ?? []));
  const factorOf = (section: Section): number => sectionFactor(section, codes);
  const found = rankSections(input);
  const runs = runsOf(found.sections, input);
  const byWords = found.sections.flatMap((each): ScoredSection[] => {
    const section = sections[each.id];
    if (!section) return [];
    const phrase = each.coverage < FAIR_COVERAGE ? 1 : phraseFactor(input, each.id, runs.get(each.id) ?? 0);
    return [{ ...each, section, score: each.score * phrase * factorOf(section) }];
  });
  const share = (page: SearchDocument): number => shareOf(page, facts, asksMeaning);
  if (byWords.length === 0) return [];
  const worth = rareRuns(runs, input.query, input.total);
  const withRuns = byWords.map((each) => ({
    ...each,
    score: each.score + worth(each.id) * factorOf(each.section),
  }));
  const ranked = groupByPage(weighMeaning(withRuns, found.meant, input, sections, factorOf), share);
  return raiseRelated(ranked, input, sections);
}
