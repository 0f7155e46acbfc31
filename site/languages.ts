/** The languages of the site. English is the default and has no URL prefix. */
export const LANGS = ['en', 'zh'] as const;

export type Lang = (typeof LANGS)[number];

export type PerLang<Value> = Readonly<Record<Lang, Value>>;

/** The language whose pages stand without a prefix. */
export const DEFAULT_LANG: Lang = 'en';

/** What each language is called in the switcher, its URL prefix, and its tags for `html lang` and `og:locale`. */
export const LANGUAGE_FACTS: Readonly<
  Record<Lang, { label: string; prefix: string; hreflang: string; ogLocale: string }>
> = {
  en: { label: 'English', prefix: '', hreflang: 'en', ogLocale: 'en_US' },
  zh: { label: '简体中文', prefix: '/zh', hreflang: 'zh', ogLocale: 'zh_CN' },
};

/**
 * The address of a route in a language.
 * @returns the clean URL, e.g. `/zh/guide/start/intro`; home is `/` and `/zh/`
 */
export function localePath(path: string, lang: Lang): string {
  return lang === DEFAULT_LANG ? path : `/${lang}${path}`;
}
