import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  answerQuery,
  openIndex,
  type IndexFile,
  type OpenIndex,
  type SearchAnswer,
} from '../../packages/search';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { SEARCH_FACTS } from '../../site/searchFacts';

const STATIC = path.join(import.meta.dirname, '../../doc_build/static');

/**
 * The search index of a language in the built site.
 * @throws Error when the site was not built
 */
export function readIndex(lang: Lang): IndexFile {
  const isIndex = new RegExp(`^search_index\\.${lang}\\.[0-9a-f]+\\.json$`);
  const name = readdirSync(STATIC).find((file) => isIndex.test(file));
  if (!name) throw new Error(`No search index of "${lang}" in ${STATIC}; run "npm run build" first.`);
  return JSON.parse(readFileSync(path.join(STATIC, name), 'utf8')) as IndexFile;
}

/** The search index of a language, as the worker opens it. */
export const openBuiltIndex = (lang: Lang): OpenIndex => openIndex(readIndex(lang), SEARCH_FACTS);

/** Opens both indexes of the built site, and answers queries in a language as the worker does. */
export function openBuiltSite() {
  const indexes = { en: openBuiltIndex('en'), zh: openBuiltIndex('zh') };
  const ask = (text: string, lang: Lang): Promise<SearchAnswer> =>
    answerQuery({
      text,
      limit: LIMITS.searchPages,
      own: indexes[lang],
      openOther: async () => indexes[lang === 'en' ? 'zh' : 'en'],
    });
  return { indexes, ask };
}
