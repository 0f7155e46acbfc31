import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../site/languages';
import { WORDS, type WordKey } from '../site/words';
import type { Text } from '../site/words/types';

/**
 * Words of the page's language.
 * @returns function from a key of the word table to its text
 */
export function useT(): (key: WordKey) => string {
  const lang = useLang() as Lang;
  return (key) => WORDS[key][lang];
}

/**
 * Texts that only some pages carry, in the page's language; words that every page needs come from `useT`.
 * @returns function from a bilingual text to the text of this page
 */
export function useText(): (text: Text) => string {
  const lang = useLang() as Lang;
  return (text) => text[lang];
}
