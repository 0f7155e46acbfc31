import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerQuery, type OpenIndex, type SearchAnswer } from '../../packages/search';
import { LANGUAGE_FACTS, type Lang, type PerLang } from '../../site/languages';
import * as LIMITS from '../../site/limits';

/** A list of graded queries: `dev` may be looked at while the engine is changed, `validation` only as figures. */
export type GradedSet = 'dev' | 'validation';

/** A query with what its answers are worth. */
export interface GradedQuery {
  readonly kind: string;
  readonly query: string;
  /** Page (`/guide/start/cli`) or section (`/guide/start/cli#analyze`) → 3 answers it, 2 is good enough, 1 is related. */
  readonly grades: ReadonlyMap<string, number>;
}

const toGrade = (text: string): [string, number] => {
  const at = text.lastIndexOf('=');
  return [text.slice(0, at), Number(text.slice(at + 1))];
};

/**
 * Reads a list: one query a line, `kind`, `query` and judgements such as `/guide/start/cli#analyze=3|/guide/start/cli=2`.
 * @param set which list
 * @param lang language of its queries
 */
export function gradedQueries(set: GradedSet, lang: Lang): GradedQuery[] {
  const file = path.join(import.meta.dirname, `${set}.${lang}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', query = '', judgements = ''] = line.split('\t');
    return { kind, query, grades: new Map(judgements.split('|').filter(Boolean).map(toGrade)) };
  });
}

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

/** Answers queries of one language. */
export type Ask = (query: string, lang: Lang) => Promise<RowsByPage>;

/** The pages of an answer as the dialog lists them: the reader's language, then the other one. */
export const rowsOf = ({ lists, otherLang }: SearchAnswer): RowsByPage =>
  [...(lists[0]?.groups ?? []), ...otherLang].flatMap((group) =>
    group.renderType === 'default'
      ? [group.hits.map(({ link }) => link.slice(LANGUAGE_FACTS[group.lang].prefix.length))]
      : [],
  );

/**
 * Asks the engine of this site, as its worker does.
 * @param indexes the opened index of each language
 */
export const askEngine =
  (indexes: PerLang<OpenIndex>): Ask =>
  async (text, lang) =>
    rowsOf(
      await answerQuery({
        text,
        limit: LIMITS.searchPages,
        own: indexes[lang],
        openOther: async () => indexes[lang === 'en' ? 'zh' : 'en'],
      }),
    );

/** The kind of queries that have no answer. */
export const NONSENSE = 'nonsense';

/** Means over the answers to queries that have one. */
export function gradedMeasures(answers: readonly GradedAnswer[]) {
  const sensible = answers.filter(({ kind }) => kind !== NONSENSE);
  const mean = (value: (answer: GradedAnswer) => number): number =>
    sensible.reduce((sum, answer) => sum + value(answer), 0) / Math.max(1, sensible.length);
  return {
    count: sensible.length,
    success3: mean(({ rank }) => Number(rank > 0 && rank <= 3)),
    mrr: mean(({ rank }) => (rank > 0 ? 1 / rank : 0)),
    ndcg: mean(({ ndcg }) => ndcg),
    firstRow: mean(({ firstRow }) => Number(firstRow)),
  };
}
