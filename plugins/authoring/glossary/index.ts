import type { RspressPlugin } from '@rspress/core';
import { remarkTerms } from './remarkTerms';

/**
 * Fills `<Term>` from the terms page at build time.
 * @param docsRoot the `docs` folder
 */
export function pluginGlossary(docsRoot: string): RspressPlugin {
  return { name: 'glossary', markdown: { remarkPlugins: [[remarkTerms, { docsRoot }]] } };
}
