import { DEFAULT_LANG, type Lang } from './languages';

/** Every key that the site keeps in the browser; the host's own keys are listed so that nothing else takes them. */
export const STORAGE_KEYS = {
  /** The host's: light, dark or auto. */
  appearance: 'rspress-theme-appearance',
  /** The host's: set at the first visit. */
  visited: 'rspress-visited',
  /** Set when a reader does not want `/` to open the search. */
  searchSlash: 'rsdoctor.search.slash',
} as const;

/** Set while reports are kept, which are in a database of the browser with the same name. Apart: one page alone has it. */
export const KEPT_REPORTS_KEY = 'rsdoctor.reports';

/** Key of the results that were opened from the site's own search. */
export const recentSearchesKey = (lang: Lang): string => `rsdoctor.search.recent.${lang}`;

/** Key of the remembered tab of a group; the host's own name, so that choices made before still hold. */
export const tabGroupKey = (group: string): string => `rspress.tabs.${group}`;

/** Under which name what was opened is kept, so that each language has its own recent and favourite searches. */
export const storedIndex = (indexName: string, lang: Lang): string =>
  lang === DEFAULT_LANG ? indexName : `${indexName}.${lang}`;

/** DocSearch's own keys, by index: recent and favourite searches. */
export const docSearchKeys = (indexName: string): readonly string[] => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
];
