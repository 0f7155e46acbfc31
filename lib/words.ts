import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../site/languages';
import { WORDS, type WordKey } from '../site/words';
import type { Text } from '../site/words/types';

/** Words that every page has, in its language. */
export function useT(): (key: WordKey) => string {
  const lang = useLang() as Lang;
  return (key) => WORDS[key][lang];
}

/** Texts that only some pages carry, in the page's language. */
export function useText(): (text: Text) => string {
  const lang = useLang() as Lang;
  return (text) => text[lang];
}
