import type { SiteCounts, TermScores } from './createTermScores';
import type { TextScan } from './createTextScan';
import type { Vocabulary } from './createVocabulary';
import { expandQuery } from './expandQuery';
import { RARE } from './expandWordings';
import { joinedWords } from './joinedWords';
import { termsOf, type Query } from './parseQuery';
import type { SearchFacts } from './SearchFacts';
import type { Similarity } from './createSimilarity';
import { termWeights } from './termWeights';
import { standsFor, type Expansion } from './expansions';

/** A section that matches. */
export interface RankedSection {
  /** Its place in the list of sections. */
  readonly id: number;
  readonly score: number;
  /** Which part of the query it covers, 0 to 1, by the weight of each term. */
  readonly coverage: number;
  /** Terms that were found in it. */
  readonly terms: ReadonlySet<string>;
  /** Words of the query and pairs of Chinese letters that it has, or another wording of. */
  readonly answered: readonly string[];
}

/** What is asked of the index. */
export interface RankInput {
  /** How many sections there are. */
  readonly total: number;
  readonly scores: TermScores;
  readonly words: Vocabulary;
  readonly text: TextScan;
  readonly similar: Similarity;
  /** For each section the row of its vector, or `NO_ROW` where nothing is known of what is asked of it. */
  readonly rows: readonly number[];
  readonly query: Query;
  readonly facts: SearchFacts;
  /** Left out where the index is the whole site. */
  readonly site?: SiteCounts | undefined;
}

/**
 * A section that covers less than `least` of a query has only a word of it that stands nearly everywhere, and is left out where
 * another covers more. Then the share of the score that does not depend on how much is covered, and how steeply the rest does.
 */
export const COVERAGE = { least: 0.08, base: 0, power: 2 };
/** What covers less of a word is a guess. */
const SURE = 0.8;

interface Found {
  readonly score: number;
  readonly covers: number;
}

/** Scores of the sections that hold all terms of one expansion. */
function scoresOf(
  { terms, weight, span }: Expansion,
  scoresOfOne: (term: string) => ReadonlyMap<number, number>,
): Map<number, number> {
  const [first, ...rest] = terms.map(scoresOfOne).sort((a, b) => a.size - b.size);
  const share = weight * Math.min(1, span / terms.length);
  const found = new Map<number, number>();
  for (const [id, score] of first ?? []) {
    if (!rest.every((scores) => scores.has(id))) continue;
    const sum = rest.reduce((total, scores) => total + (scores.get(id) ?? 0), score);
    found.set(id, sum * share);
  }
  return found;
}

/** The terms of a query, and for a word that the index lacks also what it is most likely meant to be. */
function meantTerms(
  query: Query,
  expansions: readonly Expansion[],
  has: (term: string) => boolean,
): Set<string> {
  const joined = joinedWords(query.units, { has });
  const isJoined = (at: number): boolean => joined.some((each) => each.at === at || each.at + 1 === at);
  const units = query.units.filter((_, at) => !isJoined(at));
  const terms = new Set([...termsOf({ units }), ...joined.map(({ term }) => term)]);
  query.units.forEach(({ kind, term }, at) => {
    // The nearest word comes first.
    const [meant] =
      kind === 'word' && !has(term) && !isJoined(at) ? expansions.filter((each) => standsFor(each, at)) : [];
    meant?.terms.forEach((each) => terms.add(each));
  });
  return terms;
}

/** What a query finds. */
export interface FoundSections {
  /** In no order; none when no word of the query is known. */
  readonly sections: readonly RankedSection[];
  /** Terms of the query, and those that its mistyped words are meant to be. */
  readonly meant: ReadonlySet<string>;
}

/** Finds and scores sections. */
export function rankSections(input: RankInput): FoundSections {
  const { total, query, facts, site } = input;
  const asked = new Map<string, ReadonlyMap<number, number>>();
  const scoresOfOne = (term: string): ReadonlyMap<number, number> => {
    const scores = asked.get(term) ?? input.scores(term, site);
    asked.set(term, scores);
    return scores;
  };
  const words = {
    ...input.words,
    has: (term: string) => input.words.has(term) || input.text.scores(term).size > 0,
    isRare: (term: string) => scoresOfOne(term).size <= RARE.sections,
  };
  const expansions = expandQuery(query, words, facts).map((expansion) => ({
    ...expansion,
    found: scoresOf(expansion, scoresOfOne),
  }));
  const meant = meantTerms(query, expansions, words.has);
  if (!expansions.some(({ covers, found }) => covers >= SURE && found.size > 0))
    return { sections: [], meant };
  const weights = termWeights(query.units, expansions, total);
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const matching = new Map<number, { readonly expansion: Expansion; readonly score: number }[]>();
  for (const expansion of expansions.sort((a, b) => a.span - b.span)) {
    for (const [id, score] of expansion.found) {
      const list = matching.get(id) ?? [];
      list.push({ expansion, score });
      if (list.length === 1) matching.set(id, list);
    }
  }

  const sections = [...matching].map(([id, list]): RankedSection => {
    const best = query.units.map((): Found => ({ score: 0, covers: 0 }));
    const terms = new Set<string>();
    for (const { expansion, score } of list) {
      const { at, span, covers, terms: own } = expansion;
      own.forEach((term) => terms.add(term));
      let before = 0;
      for (let unit = at; unit < at + span; unit += 1) before += best[unit]?.score ?? 0;
      if (score <= before) continue;
      for (let unit = at; unit < at + span; unit += 1) {
        best[unit] = { score: score / span, covers: Math.max(covers, best[unit]?.covers ?? 0) };
      }
    }
    const covered = best.reduce((sum, { covers }, at) => sum + covers * (weights[at] ?? 0), 0);
    const coverage = whole > 0 ? covered / whole : 0;
    const score = best.reduce((sum, each) => sum + each.score, 0);
    const steep = coverage ** COVERAGE.power;
    const answered = query.units.flatMap(({ raw }, at) => ((best[at]?.covers ?? 0) >= SURE ? raw : []));
    return {
      id,
      score: score * (COVERAGE.base + (1 - COVERAGE.base) * steep),
      coverage,
      terms,
      answered,
    };
  });
  const most = sections.reduce((sum, { coverage }) => Math.max(sum, coverage), 0);
  const least = Math.min(COVERAGE.least, most);
  return { sections: sections.filter(({ coverage }) => coverage >= least), meant };
}
