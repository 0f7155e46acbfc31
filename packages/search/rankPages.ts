import { onceFor } from './onceFor';
import { longestRun } from './longestRun';
import { meansAlike } from './meansAlike';
import type { Similarity } from './createSimilarity';
import { squeeze } from './parseQuery';
import { rankSections, type RankInput, type RankedSection } from './rankSections';
import { rarityOf } from './indexFields';
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
  /** What is like the best pages answers too, or stands beside the answer, though it has few words of the query. */
  similar: 0.6,
};
/** Pages that relevance feedback goes by, and the highest score that it can give, beside that of the best page. */
const FEEDBACK_PAGES = 3;
const BELOW_BEST = 0.999;
/** What covers less of the query has no run of its words, is no row of a page that has better ones, and counts as no answer. */
export const FAIR_COVERAGE = 0.25;
const REST_COUNT = 3;

/**
 * When the best page answers a query. A page that covers `whole` of it does; of the others the logarithm of its score, in words
 * that one section has, must reach `least`, more by how much of the query no page has, and less by what its words tell. The
 * weights are those of a logistic regression over 1,850 queries (`dev` and `answerable` of `tests/search-quality`), half of them
 * about anything else; `least` is where one question in forty finds nothing.
 */
export const ANSWER = { whole: 0.99, least: -0.5, unknown: 2.92, evidence: 0.44 };

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

function phraseFactor({ text, query }: RankInput, id: number, runIn: (text: string) => number): number {
  const { squeezed: wanted, contentWords, typed } = query;
  if (wanted.length < 2) return 1;
  const own = text.name(id);
  if (own === wanted || (contentWords !== '' && text.contentWords(id) === contentWords)) return PHRASE.exact;
  if (own.startsWith(wanted)) return PHRASE.begins;
  if (own.includes(wanted)) return PHRASE.holds;
  const run = Math.max(runIn(own), runIn(text.squeezed(id)));
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
  if (codes.size === 0) return 1;
  if (anchor === '' && codes.has(page.routePath.split('/').at(-1) ?? '')) return SHARES.codePage;
  return codes.has(anchor) ? SHARES.codeSection : 1;
}

/** What the words of a query tell together of whether the site answers it. */
const evidenceOf = (meant: ReadonlySet<string>, { evidence }: SearchFacts): number =>
  [...meant].reduce((sum, term) => sum + (evidence.get(term) ?? 0), 0);

/** Whether the best page answers, or is only the least unlike the query. */
function isAnswer(
  { score, coverage, sections: [first] }: RankedPage,
  { unknown, meant }: Pick<ReturnType<typeof rankSections>, 'unknown' | 'meant'>,
  { facts, total, vectorOf }: RankInput,
): boolean {
  // What a query means orders answers; that it is one, other words than those asked do not show.
  const alike = meansAlike(meant, facts.vectors)(first && vectorOf(first.id));
  const worth =
    Math.log(score / alike / rarityOf(total, 1)) -
    ANSWER.unknown * unknown +
    ANSWER.evidence * evidenceOf(meant, facts);
  return coverage >= ANSWER.whole || worth >= ANSWER.least;
}

const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page.id - b.page.id;

/** Pages by number, and the number of each section's page. */
const pagesOf = onceFor((sections: readonly Section[]) => {
  const pages = new Map(
    [...new Set(sections.map(({ page }) => page))].map((page, at) => [page, at] as const),
  );
  return { pages, pageOf: sections.map(({ page }) => pages.get(page) ?? 0) };
});

/**
 * Raises pages by how like the best ones they are (pseudo-relevance feedback); the best page stays the first.
 * @param ranked pages, best first
 * @param similar how like each other sections are
 * @param sections all sections
 */
function raiseSimilar(
  ranked: readonly RankedPage[],
  similar: Similarity,
  sections: readonly Section[],
): RankedPage[] {
  const { pageOf, pages } = pagesOf(sections);
  const raised = new Float64Array(pages.size);
  for (const {
    page,
    score,
    sections: [first],
  } of ranked.slice(0, FEEDBACK_PAGES)) {
    const likeness = new Float64Array(pages.size);
    similar(first?.id ?? -1).forEach((each, id) => {
      const other = pageOf[id] ?? 0;
      if (each > (likeness[other] ?? 0)) likeness[other] = each;
    });
    likeness[pages.get(page) ?? 0] = 0;
    likeness.forEach((each, other) => {
      raised[other] = (raised[other] ?? 0) + each * score;
    });
  }
  const [best, ...others] = ranked;
  if (!best) return [];
  const raise = (each: RankedPage): RankedPage => {
    const score = each.score + SHARES.similar * (raised[pages.get(each.page) ?? 0] ?? 0);
    return { ...each, score: Math.min(score, BELOW_BEST * best.score) };
  };
  return [best, ...others.map(raise).sort(byScore)];
}

/**
 * Finds and orders pages.
 * @param input index, words and query
 * @param sections all sections, by the numbers that the index uses
 * @returns pages, best first; none when not even the best one answers
 */
export function rankPages(input: RankInput, sections: readonly Section[]): RankedPage[] {
  const { facts } = input;
  const { units, squeezed, typed } = input.query;
  const known = codesByName(facts);
  const runIn = longestRun(typed);
  // A name of several words is one only as the whole query.
  const asked = [squeezed, ...units.flatMap(({ raw, term }) => (known.has(raw) ? raw : term))];
  const codes = new Set(asked.flatMap((name) => known.get(name) ?? []));
  const pages = new Map<SearchDocument, (RankedSection & { section: Section })[]>();
  const { sections: found, meant, unknown } = rankSections(input);
  const alike = meansAlike(meant, facts.vectors);
  for (const each of found) {
    const section = sections[each.id];
    if (!section) continue;
    const { page } = section;
    const phrase = each.coverage < FAIR_COVERAGE ? 1 : phraseFactor(input, each.id, runIn);
    const list = pages.get(page) ?? [];
    const factor = phrase * sectionFactor(section, codes, facts) * alike(input.vectorOf(each.id));
    list.push({ ...each, section, score: each.score * factor });
    pages.set(page, list);
  }
  const ranked = [...pages]
    .map(([page, list]): RankedPage => {
      const own = list
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .filter(({ coverage }, at) => at === 0 || coverage >= FAIR_COVERAGE);
      return {
        page,
        score: joinScores(own.map(({ score }) => score)) * shareOf(page, facts, input.query.asksMeaning),
        coverage: Math.max(...own.map(({ coverage }) => coverage)),
        sections: own,
      };
    })
    .sort(byScore);
  const [best] = ranked;
  if (!best || !isAnswer(best, { unknown, meant }, input)) return [];
  return raiseSimilar(ranked, input.similar, sections);
}
