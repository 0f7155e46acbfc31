import { DEFAULT_LANG, type Lang } from '../../site/languages';
import { PARTIAL_LANGS } from '../../site/partialLangs';
import type { Page } from './types';

/**
 * The files that readers of a language get: its own, and in place of those that a language lacks which is being translated,
 * those of the default one.
 * @param lang the language
 * @param pages all pages and fragments of a tree
 */
export function pagesShownIn(lang: Lang, pages: readonly Page[]): readonly Page[] {
  const own = pages.filter((page) => page.lang === lang);
  if (!PARTIAL_LANGS.includes(lang)) return own;
  const keys = new Set(own.map(({ key }) => key));
  return [...own, ...pages.filter((page) => page.lang === DEFAULT_LANG && !keys.has(page.key))];
}
