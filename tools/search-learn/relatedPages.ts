import { readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '../..');

/** Which other pages help who is sent to a section. */
export interface SectionPages {
  /** Page or section, without the language: `/guide/start/cli#analyze`. */
  readonly section: string;
  /** Grades of pages: 3 answers it as well, 2 is good enough, 1 is related. */
  readonly pages: readonly (readonly [page: string, grade: number])[];
}

/**
 * Reads a list of related pages.
 * @param text a heading, then on each line a section, a tab and its pages: `/guide/start/cli=2|/guide/start/cicd=1`
 * @param file its file, for errors
 * @throws Error with file and line when a line is not so, or a section comes twice
 */
export function parseRelated(text: string, file: string): SectionPages[] {
  const [, ...lines] = text.trimEnd().split('\n');
  const known = new Set<string>();
  return lines.map((line, at): SectionPages => {
    const [section = '', list = ''] = line.split('\t');
    const place = `${file}:${at + 2}`;
    if (!section.startsWith('/')) throw new Error(`${place}: not a section and a tab → correct the line`);
    if (known.has(section)) throw new Error(`${place}: "${section}" has a line already → join them`);
    known.add(section);
    const pages = list.split('|').map((text) => {
      const [, page, grade] = /^(\/[^#=]+)=([123])$/.exec(text) ?? [];
      if (!page) throw new Error(`${place}: "${text}" is not a page, "=" and 1, 2 or 3 → correct it`);
      return [page, Number(grade)] as const;
    });
    return { section, pages };
  });
}

/** Related pages as readers of the pages have written them down. */
export function relatedPages(): SectionPages[] {
  const file = 'tests/search-quality/related.tsv';
  return parseRelated(readFileSync(path.join(PROJECT, file), 'utf8'), file);
}
