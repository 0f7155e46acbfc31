import type { GradedQuery } from './gradedQueries';

/** The pages of an answer, each as the targets of its rows: `/guide/start/cli`, `/guide/start/cli#analyze`. */
export type RowsByPage = readonly (readonly string[])[];

/** What an answer to one query is worth. */
export interface GradedAnswer {
  readonly kind: string;
  readonly query: string;
  /** Place of the first page that is good enough, from 1; 0 when there is none in the first ten. */
  readonly rank: number;
  /** Normalized discounted cumulative gain of the first five pages, 0 to 1. */
  readonly ndcg: number;
  /** Whether the first row leads to a section, or to the page, that is good enough. */
  readonly firstRow: boolean;
  readonly rows: RowsByPage;
}

const GOOD = 2;
const DEPTH = 10;
const GAIN_DEPTH = 5;

const pageOf = (target: string): string => target.split('#')[0] ?? '';

/** Grade of each page: that of the best thing on it. */
function pageGrades(grades: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const [target, grade] of grades) {
    best.set(pageOf(target), Math.max(grade, best.get(pageOf(target)) ?? 0));
  }
  return best;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, GAIN_DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Judges an answer.
 * @param query the query with its grades
 * @param rows what was found, best first
 */
export function gradeAnswer({ kind, query, grades }: GradedQuery, rows: RowsByPage): GradedAnswer {
  const byPage = pageGrades(grades);
  const found = rows.slice(0, DEPTH).map(([first = '']) => byPage.get(pageOf(first)) ?? 0);
  const ideal = gain([...byPage.values()].sort((a, b) => b - a));
  return {
    kind,
    query,
    rank: found.findIndex((grade) => grade >= GOOD) + 1,
    ndcg: ideal > 0 ? gain(found) / ideal : 0,
    firstRow: (grades.get(rows[0]?.[0] ?? '') ?? 0) >= GOOD,
    rows,
  };
}
