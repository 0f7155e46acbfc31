import { DEFAULT_LANG, type Lang } from './languages';

/**
 * The address of a route in a language.
 * @returns the clean URL, e.g. `/zh/guide/start/intro`; home is `/` and `/zh/`
 */
export function localePath(path: string, lang: Lang): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
