import { readFileSync, readdirSync } from 'node:fs';
import { openIndex, type OpenIndex } from '../../lib/search/openIndex';
import type { Lang } from '../../site/languages';
import { OUT } from '../support/site';

/**
 * File of the search index of a language in the built site.
 * @throws Error when the site was not built
 */
export function indexFile(lang: Lang): string {
  const name = readdirSync(`${OUT}/static`).find((file) => file.startsWith(`search_index.${lang}.`));
  if (!name) throw new Error(`No search index of "${lang}" in ${OUT}; run "npm run build" first.`);
  return `${OUT}/static/${name}`;
}

/** The search index of a language, as the worker opens it. */
export const openBuiltIndex = (lang: Lang): OpenIndex =>
  openIndex(JSON.parse(readFileSync(indexFile(lang), 'utf8')));
