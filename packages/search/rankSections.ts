import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { TextScan } from './createTextScan';
import type { Vocabulary } from './createVocabulary';
import { expandQuery } from './expandQuery';
import { BM25, FIELD_WEIGHTS, INDEX_FIELDS, rarityOf, type IndexedSection } from './indexFields';
import type { Query } from './parseQuery';
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
}

/** How often words stand in the whole site, for an index that is only a part of it. */
export interface SiteCounts {
  /** All sections. */
  readonly sections: number;
  /** Sections that hold a term in a field, by the place of the field; 0 when nothing is known. */
  readonly frequency: (term: string, field: number) => number;
}

/** What is asked of the index. */
export interface RankInput {
  readonly mini: MiniSearch<IndexedSection>;
  readonly words: Vocabulary;
  readonly text: TextScan;
  readonly similar: Similarity;
  readonly query: Query;
  readonly facts: SearchFacts;
  /** Left out where the index is the whole site. */
  readonly site?: SiteCounts | undefined;
}

/**
 * A section that covers less than `least` of a query has only a word of it that stands nearly everywhere. Then the share of the
 * score that does not depend on how much is covered, and how steeply the rest does.
 */
export const COVERAGE = { least: 0.08, base: 0, power: 2 };
/** What covers less is a guess. */
const SURE = 0.8;

type Match = Pick<SearchResult, 'id' | 'score'>;

interface Found {
  readonly score: number;
  readonly covers: number;
}

const ASK: SearchOptions = {
  tokenize: (asked) => [asked],
  processTerm: (asked) => asked,
  boost: FIELD_WEIGHTS,
  bm25: BM25,
};

/** Matches of a term in an index that is a part: a word is as rare as it is in the whole site, so that parts compare. */
function matchesInPart(mini: MiniSearch<IndexedSection>, term: string, site: SiteCounts): Match[] {
  return INDEX_FIELDS.flatMap((name, field) => {
    const found = mini.search(term, { ...ASK, fields: [name] });
    const frequency = Math.max(found.length, site.frequency(term, field));
    const factor = rarityOf(site.sections, frequency) / rarityOf(mini.documentCount, found.length);
    return found.map(({ id, score }) => ({ id, score: score * factor }));
  });
}

/** Scores of the sections that hold a term: in the index, and for Chinese also in the texts. */
function scoresOfTerm({ mini, text, site }: RankInput, term: string): ReadonlyMap<number, number> {
  const scores = new Map(text.scores(term));
  const results = site ? matchesInPart(mini, term, site) : mini.search(term, ASK);
  for (const { id, score } of results) scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
  return scores;
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

/**
 * Finds and scores sections.
 * @returns sections in no order, and which part of the query no section has, 0 to 1, by the weight of each term
 */
export function rankSections(input: RankInput): {
  readonly sections: readonly RankedSection[];
  readonly unknown: number;
} {
  const { mini, query, facts } = input;
  const asked = new Map<string, ReadonlyMap<number, number>>();
  const scoresOfOne = (term: string): ReadonlyMap<number, number> => {
    const scores = asked.get(term) ?? scoresOfTerm(input, term);
    asked.set(term, scores);
    return scores;
  };
  const words = {
    ...input.words,
    has: (term: string) => input.words.has(term) || input.text.scores(term).size > 0,
  };
  const expansions = expandQuery(query, words, facts).map((expansion) => ({
    ...expansion,
    found: scoresOf(expansion, scoresOfOne),
  }));
  const weights = termWeights(query.units, expansions, mini.documentCount);
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const matching = new Map<number, { readonly expansion: Expansion; readonly score: number }[]>();
  for (const expansion of expansions.sort((a, b) => a.span - b.span)) {
    for (const [id, score] of expansion.found) {
      const list = matching.get(id) ?? [];
      list.push({ expansion, score });
      if (list.length === 1) matching.set(id, list);
    }
  }

  const sections = [...matching].flatMap(([id, list]): RankedSection[] => {
    const best = query.units.map((): Found => ({ score: 0, covers: 0 }));
    const terms = new Set<string>();
    for (const { expansion, score } of list) {
      const { at, span, covers, terms: own } = expansion;
      own.forEach((term) => terms.add(term));
      const range = best.slice(at, at + span);
      if (score <= range.reduce((sum, each) => sum + each.score, 0)) continue;
      range.forEach((each, offset) => {
        best[at + offset] = { score: score / span, covers: Math.max(covers, each.covers) };
      });
    }
    const covered = best.reduce((sum, { covers }, at) => sum + covers * (weights[at] ?? 0), 0);
    const coverage = whole > 0 ? covered / whole : 0;
    if (coverage < COVERAGE.least) return [];
    const score = best.reduce((sum, each) => sum + each.score, 0);
    const steep = coverage ** COVERAGE.power;
    return [{ id, score: score * (COVERAGE.base + (1 - COVERAGE.base) * steep), coverage, terms }];
  });
  const isKnown = (at: number): boolean =>
    expansions.some((each) => standsFor(each, at) && each.covers >= SURE && each.found.size > 0);
  const known = weights.reduce((sum, each, at) => sum + (isKnown(at) ? each : 0), 0);
  return { sections, unknown: whole > 0 ? 1 - known / whole : 1 };
}
