import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../../site/languages';
import { WORDS, type WordKey } from '../../site/words';

/**
 * Words of the page's language.
 * @returns function from a key of the word table to its text
 */
export function useT(): (key: WordKey) => string {
  const lang = useLang() as Lang;
  return (key) => WORDS[key][lang];
}
