import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openIndex, type IndexFile, type OpenIndex } from '../../packages/search';
import type { Lang } from '../../site/languages';
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
