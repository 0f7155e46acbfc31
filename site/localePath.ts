import { DEFAULT_LANG, type Lang } from './languages';

/**
 * The address of a route in a language.
 * @param path address without language prefix, e.g. `/guide/start/intro` or `/`
 * @param lang language of the page
 * @returns the clean URL, e.g. `/zh/guide/start/intro`; home is `/` and `/zh/`
 */
export function localePath(path: string, lang: Lang): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
