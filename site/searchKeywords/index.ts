import { localePath } from '../routes';
import { KEYWORDS_EN } from './en';
import { MORE_EN } from './enMore';
import { REFERENCE_EN } from './enReference';
import { RULES_EN } from './enRules';
import { KEYWORDS_ZH } from './zh';
import { MORE_ZH } from './zhMore';
import { REFERENCE_ZH } from './zhReference';
import { RULES_ZH } from './zhRules';

const LISTS = {
  en: { ...KEYWORDS_EN, ...REFERENCE_EN, ...RULES_EN, ...MORE_EN },
  zh: { ...KEYWORDS_ZH, ...REFERENCE_ZH, ...RULES_ZH, ...MORE_ZH },
} as const;

/** Keywords of sections by the address of the section in the site: `/zh/guide/start/cli#analyze`. */
export const SEARCH_KEYWORDS: ReadonlyMap<string, string> = new Map(
  (['en', 'zh'] as const).flatMap((lang) =>
    Object.entries(LISTS[lang]).map(([section, words]) => [localePath(section, lang), words] as const),
  ),
);
