import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FULL_LANGS } from '../../site/languages';
import { PROJECT } from '../bench/project';
import type { LabelledQuery } from './weighWords';

/** What a line begins with when a page of the site answers the query. */
const ANSWERED = '1';

/**
 * Reads a list of labelled queries.
 * @param text a heading, then on each line `1` or `0`, a tab, the query
 * @param file its file, for errors
 * @throws Error with file and line when a line is not so
 */
export function parseQueries(text: string, file: string): LabelledQuery[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, at): LabelledQuery => {
    const [, label, query] = /^([01])\t(.+)$/.exec(line) ?? [];
    if (!query) throw new Error(`${file}:${at + 2}: not "1" or "0", a tab and a query → correct the line`);
    return { query, isAnswered: label === ANSWERED };
  });
}

/** The queries of all full languages that words are weighed by. */
export const trainingQueries = (): LabelledQuery[] =>
  FULL_LANGS.flatMap((lang) => {
    const file = `tests/search-quality/training.${lang}.tsv`;
    return parseQueries(readFileSync(path.join(PROJECT, file), 'utf8'), file);
  });
