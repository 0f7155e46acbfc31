import { localePath } from '../routes';
import { KEYWORDS_EN } from './en';
import { KEYWORDS_ZH } from './zh';

const LISTS = { en: KEYWORDS_EN, zh: KEYWORDS_ZH } as const;

/**
 * What readers ask for where a section says it in other words: tasks, symptoms, names in other tools. Address of the section in
 * the site (`/zh/guide/start/cli#analyze`) → keywords, at most 12, separated by ", " or "，"; none that the section says itself.
 */
export const SEARCH_KEYWORDS: ReadonlyMap<string, string> = new Map(
  (['en', 'zh'] as const).flatMap((lang) =>
    Object.entries(LISTS[lang]).map(([section, words]) => [localePath(section, lang), words] as const),
  ),
);
