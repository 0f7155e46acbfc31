import words from './rules.json' with { type: 'json' };
import type { Text } from './types';

export const RULE_REPORTS = words.reports;
export const RULE_SUPPORT = words.support;
export const RULE_CATEGORIES = words.categories;
export const RULE_INDEX_WORDS = words.index;

/** Before the name under which the config knows the rule, on the page of a rule. */
export const RULE_KEY: Text = { en: 'Key in the config', zh: '配置里的键' };
