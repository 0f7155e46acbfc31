import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../../../site/languages';
import { PROJECT } from '../../project';

/** `dev` may be looked at while the engine is changed, `validation` only as figures, `sealed` is asked for the record. */
export const GRADED_SETS = ['dev', 'validation', 'sealed'] as const;

/** A list of graded queries. */
export type GradedSet = (typeof GRADED_SETS)[number];

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
 * @returns nothing where the list is not there
 */
export function gradedQueries(set: GradedSet, lang: Lang): GradedQuery[] {
  const file = path.join(PROJECT, 'tests/search-quality', `${set}.${lang}.tsv`);
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', query = '', judgements = ''] = line.split('\t');
    return { kind, query, grades: new Map(judgements.split('|').filter(Boolean).map(toGrade)) };
  });
}
