import type MiniSearch from 'minisearch';
import type { TextScan } from './createTextScan';
import type { Vocabulary } from './createVocabulary';
import { expandQuery } from './expandQuery';
import { BM25, FIELD_WEIGHTS, type IndexedSection } from './indexFields';
import type { Query } from './parseQuery';
import { tellingOf } from './tellingOf';
import type { Way } from './ways';

/** A section that matches. */
export interface RankedSection {
  /** Its place in the list of sections. */
  readonly id: number;
  readonly score: number;
  /** Which part of the query it covers, 0 to 1, by how much each word tells. */
  readonly coverage: number;
  /** Terms that were found in it. */
  readonly terms: ReadonlySet<string>;
}

/** What is asked of the index. */
export interface RankInput {
  readonly mini: MiniSearch<IndexedSection>;
  readonly words: Vocabulary;
  readonly text: TextScan;
  readonly query: Query;
}

/** A section that covers less of the query than this is no answer. */
const LEAST_COVERAGE = 0.34;
/** Share of the score that does not depend on the coverage. */
const BASE_SHARE = 0.35;

interface Found {
  readonly score: number;
  readonly covers: number;
}

/** Scores of the sections that hold a term: in the index, and for Chinese also in the texts. */
function scoresOfTerm({ mini, text }: RankInput, term: string): ReadonlyMap<number, number> {
  const scores = new Map(text.scores(term));
  const results = mini.search(term, {
    tokenize: (asked) => [asked],
    processTerm: (asked) => asked,
    boost: FIELD_WEIGHTS,
    bm25: BM25,
  });
  for (const { id, score } of results) scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
  return scores;
}

/** Scores of the sections that hold all terms of one way. */
function scoresOf(
  { terms, weight, covers, span }: Way,
  scoresOfOne: (term: string) => ReadonlyMap<number, number>,
): Map<number, Found> {
  const [first, ...rest] = terms.map(scoresOfOne).sort((a, b) => a.size - b.size);
  const share = weight * Math.min(1, span / terms.length);
  const found = new Map<number, Found>();
  for (const [id, score] of first ?? []) {
    if (!rest.every((scores) => scores.has(id))) continue;
    const sum = rest.reduce((total, scores) => total + (scores.get(id) ?? 0), score);
    found.set(id, { score: sum * share, covers });
  }
  return found;
}

/**
 * Finds and scores sections.
 * @returns sections in no order; none when nothing covers enough of the query
 */
export function rankSections(input: RankInput): RankedSection[] {
  const { mini, query } = input;
  const known = new Map<string, ReadonlyMap<number, number>>();
  const scoresOfOne = (term: string): ReadonlyMap<number, number> => {
    const scores = known.get(term) ?? scoresOfTerm(input, term);
    known.set(term, scores);
    return scores;
  };
  const words = {
    ...input.words,
    has: (term: string) => input.words.has(term) || input.text.scores(term).size > 0,
  };
  const ways = expandQuery(query, words).map((way) => ({
    ...way,
    found: scoresOf(way, scoresOfOne),
  }));
  const tells = tellingOf(query.units, ways, mini.documentCount);
  const whole = tells.reduce((sum, each) => sum + each, 0);
  const candidates = new Set(ways.flatMap(({ found }) => [...found.keys()]));

  return [...candidates].flatMap((id): RankedSection[] => {
    const best = query.units.map((): Found => ({ score: 0, covers: 0 }));
    const terms = new Set<string>();
    const matching = ways.filter(({ found }) => found.has(id)).sort((a, b) => a.span - b.span);
    for (const { found, at, span, terms: own } of matching) {
      const { score, covers } = found.get(id) ?? { score: 0, covers: 0 };
      own.forEach((term) => terms.add(term));
      const range = best.slice(at, at + span);
      if (score <= range.reduce((sum, each) => sum + each.score, 0)) continue;
      range.forEach((each, offset) => {
        best[at + offset] = { score: score / span, covers: Math.max(covers, each.covers) };
      });
    }
    const covered = best.reduce((sum, { covers }, at) => sum + covers * (tells[at] ?? 0), 0);
    const coverage = whole > 0 ? covered / whole : 0;
    if (coverage < LEAST_COVERAGE) return [];
    const score = best.reduce((sum, each) => sum + each.score, 0);
    return [{ id, score: score * (BASE_SHARE + (1 - BASE_SHARE) * coverage), coverage, terms }];
  });
}
