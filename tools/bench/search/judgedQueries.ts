import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '../../../site/languages';
import { localePath } from '../../../site/routes';
import { PROJECT } from '../project';

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
  const text = readFileSync(path.join(PROJECT, 'tests/search-quality', `${lang}.tsv`), 'utf8');
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
