import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchAnswer } from '../../packages/search';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/** A query with what its answers are worth. */
interface GradedQuery {
  readonly kind: string;
  readonly query: string;
  /** Page (`/guide/start/cli`) or section (`/guide/start/cli#analyze`) → 3 answers it, 2 is good enough, 1 is related. */
  readonly grades: ReadonlyMap<string, number>;
}

const toGrade = (text: string): [string, number] => {
  const at = text.lastIndexOf('=');
  return [text.slice(0, at), Number(text.slice(at + 1))];
};

/** Reads a list: one query a line, `kind`, `query` and judgements such as `/guide/start/cli#analyze=3|/guide/start/cli=2`. */
export function gradedQueries(set: 'dev' | 'validation', lang: Lang): GradedQuery[] {
  const file = path.join(import.meta.dirname, `${set}.${lang}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', query = '', judgements = ''] = line.split('\t');
    return { kind, query, grades: new Map(judgements.split('|').filter(Boolean).map(toGrade)) };
  });
}

const GOOD = 2;
const DEPTH = 10;
const GAIN_DEPTH = 5;

const pageOf = (target: string): string => target.split('#')[0] ?? '';

const gain = (grades: readonly number[]): number =>
  grades.slice(0, GAIN_DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Judges the targets of the rows of each page that was found, best first.
 * @returns place of the first page that is good enough, from 1, or 0; nDCG of the first five; whether the first row is good
 */
export function gradeAnswer({ kind, grades }: GradedQuery, rows: readonly (readonly string[])[]) {
  // The grade of a page is that of the best thing on it.
  const byPage = new Map<string, number>();
  for (const [target, grade] of grades)
    byPage.set(pageOf(target), Math.max(grade, byPage.get(pageOf(target)) ?? 0));
  const found = rows.slice(0, DEPTH).map(([first = '']) => byPage.get(pageOf(first)) ?? 0);
  const ideal = gain([...byPage.values()].sort((a, b) => b - a));
  return {
    kind,
    rank: found.findIndex((grade) => grade >= GOOD) + 1,
    ndcg: ideal > 0 ? gain(found) / ideal : 0,
    firstRow: (grades.get(rows[0]?.[0] ?? '') ?? 0) >= GOOD,
  };
}

/** The pages of an answer as the dialog lists them, each as the targets of its rows. */
export const rowsOf = ({ lists, otherLang }: SearchAnswer): string[][] =>
  [...(lists[0]?.groups ?? []), ...otherLang].flatMap((group) =>
    group.renderType === 'default'
      ? [group.hits.map(({ link }) => link.slice(LANGUAGE_FACTS[group.lang].prefix.length))]
      : [],
  );

/** The kind of queries that have no answer. */
export const NONSENSE = 'nonsense';

/** Means over the answers to queries that have one. */
export function gradedMeasures(answers: readonly ReturnType<typeof gradeAnswer>[]) {
  const sensible = answers.filter(({ kind }) => kind !== NONSENSE);
  const mean = (value: (answer: ReturnType<typeof gradeAnswer>) => number): number =>
    sensible.reduce((sum, answer) => sum + value(answer), 0) / Math.max(1, sensible.length);
  return {
    count: sensible.length,
    success3: mean(({ rank }) => Number(rank > 0 && rank <= 3)),
    mrr: mean(({ rank }) => (rank > 0 ? 1 / rank : 0)),
    ndcg: mean(({ ndcg }) => ndcg),
    firstRow: mean(({ firstRow }) => Number(firstRow)),
  };
}
