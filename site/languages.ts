/** The languages of the site. English is the default and has no URL prefix. */
export const LANGS = ['en', 'zh'] as const;

/** One language of the site. */
export type Lang = (typeof LANGS)[number];

/**
 * Languages that have every word and every page. The others are being translated: what they lack is shown in the default
 * language, word by word and page by page.
 */
export const FULL_LANGS = ['en', 'zh'] as const satisfies readonly Lang[];

/** A language that has every word and every page. */
export type FullLang = (typeof FULL_LANGS)[number];

/** One value per language; a language that is being translated may lack it, and `inLang` then takes the default one's. */
export type PerLang<Value> = Readonly<
  Record<FullLang, Value> & Partial<Record<Exclude<Lang, FullLang>, Value>>
>;

/** The language whose pages stand without a prefix. */
export const DEFAULT_LANG: FullLang = 'en';

/** What each language is called in the switcher, its URL prefix, and its tags for `html lang` and `og:locale`. */
export const LANGUAGE_FACTS: Readonly<
  Record<Lang, { label: string; prefix: string; hreflang: string; ogLocale: string }>
> = {
  en: { label: 'English', prefix: '', hreflang: 'en', ogLocale: 'en_US' },
  zh: { label: '简体中文', prefix: '/zh', hreflang: 'zh', ogLocale: 'zh_CN' },
};
