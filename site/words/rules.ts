import words from './rules.json' with { type: 'json' };
import type { Text } from './types';

/** What each built-in rule reports. Only pages with the rule index carry these texts, so they are not in `WORDS`. */
export const RULE_REPORTS = words.reports;

/** Whether a rule has data on a bundler. */
export const RULE_SUPPORT = words.support;

/** What a rule looks at. */
export const RULE_CATEGORIES = words.categories;

/** Words of the rule index. */
export const RULE_INDEX_WORDS = words.index;

/** Before the name under which the config knows the rule, on the page of a rule. */
export const RULE_KEY: Text = { en: 'Key in the config', zh: '配置里的键' };
