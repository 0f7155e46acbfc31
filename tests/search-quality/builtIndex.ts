import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openFile, type OpenIndex } from '../../packages/search';
import type { Lang } from '../../site/languages';
import { INDEX_FACTS } from '../../plugins/output/search-index/indexFacts';

const STATIC = path.join(import.meta.dirname, '../../doc_build/static');

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * File of the search index of a language in the built site; of an index in parts, its head.
 * @throws Error when the site was not built
 */
export function indexFile(lang: Lang): string {
  const isIndex = new RegExp(`^search_index\\.${lang}\\.[0-9a-f]+\\.json$`);
  const name = readdirSync(STATIC).find((file) => isIndex.test(file));
  if (!name) throw new Error(`No search index of "${lang}" in ${STATIC}; run "npm run build" first.`);
  return `${STATIC}/${name}`;
}

/** The search index of a language, as the worker opens it. */
export const openBuiltIndex = (lang: Lang): OpenIndex =>
  openFile(read(indexFile(lang)), {
    facts: INDEX_FACTS,
    load: async (address) => read(`${STATIC}/${address}`),
  });
