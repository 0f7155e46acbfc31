import { DEFAULT_LANG, FULL_LANGS, type FullLang, type Lang, type PerLang } from './languages';

/**
 * The value of a language; of a language that is being translated and has none yet, that of the default language.
 *
 * Components ask `__LANGUAGES_ARE_FULL__` first, in the same expression, so that the bundler leaves this out of a site
 * where no language lacks anything.
 * @param values one value per language
 * @param lang the language that is wanted
 */
export const inLang = <Value>(values: PerLang<Value>, lang: Lang): Value =>
  (values as Partial<Record<Lang, Value>>)[lang] ?? values[DEFAULT_LANG];

/**
 * The language of what exists in full languages only, such as pictures of the report.
 * @param lang the language that is wanted
 * @returns the same one, or the default language in place of one that is being translated
 */
export const fullLang = (lang: Lang): FullLang => FULL_LANGS.find((full) => full === lang) ?? DEFAULT_LANG;
