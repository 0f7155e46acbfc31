import { useLang } from '@rspress/core/runtime';
import { inLang } from '../../site/inLang';
import type { Lang } from '../../site/languages';
import { WORDS, type WordKey } from '../../site/words';

/**
 * Words of the page's language.
 * @returns function from a key of the word table to its text
 */
export function useT(): (key: WordKey) => string {
  const lang = useLang() as Lang;
  return (key) =>
    typeof __LANGUAGES_ARE_FULL__ !== 'undefined' && __LANGUAGES_ARE_FULL__
      ? (WORDS[key] as Readonly<Record<Lang, string>>)[lang]
      : inLang(WORDS[key], lang);
}
