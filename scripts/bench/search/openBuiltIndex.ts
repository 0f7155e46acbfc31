import { readFileSync, readdirSync } from 'node:fs';
import { openIndex, type OpenIndex } from '../../../lib/search/openIndex';
import type { Lang } from '../../../site/languages';
import { SITE_OUTPUT } from '../build/buildSite';

/**
 * File of the search index of a language in the built site.
 * @throws Error when the site was not built
 */
export function indexFile(lang: Lang): string {
  const name = readdirSync(`${SITE_OUTPUT}/static`).find((file) => file.startsWith(`search_index.${lang}.`));
  if (!name) throw new Error(`No search index of "${lang}" in ${SITE_OUTPUT}; run "npm run build" first.`);
  return `${SITE_OUTPUT}/static/${name}`;
}

/** The search index of a language, as the worker opens it. */
export const openBuiltIndex = (lang: Lang): OpenIndex =>
  openIndex(JSON.parse(readFileSync(indexFile(lang), 'utf8')));
