import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../site/languages';
import { WORDS, type WordKey } from '../site/words';
import type { Text } from '../site/words/types';

/**
 * Words in the language of the page.
 * @returns function from a key of the words that every page carries, or from a bilingual text, to its text
 */
export function useT(): (word: WordKey | Text) => string {
  const lang = useLang() as Lang;
  return (word) => (typeof word === 'string' ? WORDS[word] : word)[lang];
}
