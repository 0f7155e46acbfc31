import type { Lang } from '../languages';
import { localePath } from '../localePath';
import { RULES, type RuleCode } from '../rules';
import { MESSAGES } from './messages';

const isRule = (code: string): code is RuleCode => RULES.some((rule) => rule.code === code);

/**
 * What the site knows of a rule, in one language.
 * @param code as a report has it
 * @param lang language of the texts, and of the address of the page
 * @returns undefined for a code that is no built-in rule of the documented version
 */
export function ruleWords(code: string, lang: Lang) {
  if (!isRule(code)) return undefined;
  const { title, means, fix, page, snippet } = MESSAGES[code];
  return {
    title: title[lang],
    means: means[lang],
    fix: fix[lang],
    page: localePath(page, lang),
    snippet,
  };
}
