import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';

/** A query with its judged answers. */
export interface JudgedQuery {
  readonly lang: Lang;
  readonly type: string;
  readonly query: string;
  /** Pages any of which is right; none for nonsense. */
  readonly expected: readonly string[];
}

/** `rule:e1001` is the page of the rule, or the page that lists all rules. */
const pagesOf = (target: string): string[] =>
  target.startsWith('rule:') ? [`/guide/rules/${target.slice(5)}`, '/guide/rules/rules'] : [target];

function readList(lang: Lang): JudgedQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, `${lang}.tsv`), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [type = '', query = '', targets = ''] = line.split('\t');
    const pages = targets.split('|').filter(Boolean).flatMap(pagesOf);
    return {
      lang,
      type,
      query,
      expected: pages.map((page) => (page.startsWith('/zh/') ? page : localePath(page, lang))),
    };
  });
}

/** Every judged query of both languages. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = LANGS.flatMap(readList);

/** A query with the place of its first right answer, from 1; 0 when there is none in the first ten. */
export interface Judgement extends JudgedQuery {
  readonly rank: number;
  readonly found: readonly string[];
}

/** Shares from 0 to 1. */
export interface Measures {
  readonly count: number;
  readonly success1: number;
  readonly success3: number;
  readonly mrr: number;
}

const DEPTH = 10;

/**
 * Judges the pages found for a query.
 * @param query the query
 * @param found addresses, best first
 */
export function judge(query: JudgedQuery, found: readonly string[]): Judgement {
  const first = found.slice(0, DEPTH);
  return { ...query, found: first, rank: first.findIndex((page) => query.expected.includes(page)) + 1 };
}

/** Averages over queries that have an answer. */
export function measure(judgements: readonly Judgement[]): Measures {
  const share = (value: (rank: number) => number): number =>
    judgements.reduce((sum, { rank }) => sum + (rank > 0 ? value(rank) : 0), 0) /
    Math.max(1, judgements.length);
  return {
    count: judgements.length,
    success1: share((rank) => Number(rank === 1)),
    success3: share((rank) => Number(rank <= 3)),
    mrr: share((rank) => 1 / rank),
  };
}

/** A line for each type of query, and one for all. */
export function table(judgements: readonly Judgement[]): string {
  const types = [...new Set(judgements.map(({ type }) => type))];
  const rows = [
    ...types.map((type) => [type, judgements.filter((each) => each.type === type)] as const),
    ['all', judgements] as const,
  ];
  return rows
    .map(([type, own]) => {
      const { count, success1, success3, mrr } = measure(own);
      const numbers = [success1, success3, mrr].map((each) => each.toFixed(3)).join('  ');
      return `${type.padEnd(12)}${String(count).padStart(4)}  ${numbers}`;
    })
    .join('\n');
}
