import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../site/languages';

const PROJECT = path.join(import.meta.dirname, '../..');

/** Queries that were written for a section. */
export interface SectionQueries {
  /** Page or section, without the language: `/guide/start/cli#analyze`. */
  readonly section: string;
  readonly queries: readonly string[];
}

/**
 * Reads a list of predicted queries.
 * @param text a heading, then on each line a section and its queries, separated by tabs
 * @param file its file, for errors
 * @throws Error with file and line when a line is not so, or a section comes twice
 */
export function parsePredicted(text: string, file: string): SectionQueries[] {
  const [, ...lines] = text.trimEnd().split('\n');
  const known = new Set<string>();
  return lines.map((line, at): SectionQueries => {
    const [section = '', ...queries] = line.split('\t');
    const place = `${file}:${at + 2}`;
    if (!section.startsWith('/') || queries.length === 0 || queries.includes(''))
      throw new Error(`${place}: not a section, a tab and its queries → correct the line`);
    if (known.has(section)) throw new Error(`${place}: "${section}" has a line already → join them`);
    known.add(section);
    return { section, queries };
  });
}

/**
 * The queries that were written for the sections of a language.
 * @param lang the language
 */
export function predictedQueries(lang: Lang): SectionQueries[] {
  const file = `tests/search-quality/predicted.${lang}.tsv`;
  return parsePredicted(readFileSync(path.join(PROJECT, file), 'utf8'), file);
}
