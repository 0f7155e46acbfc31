import words from './rules.json' with { type: 'json' };

/** What each built-in rule reports. Only pages with the rule index carry these texts, so they are not in `WORDS`. */
export const RULE_REPORTS = words.reports;

/** Whether a rule has data on a bundler. */
export const RULE_SUPPORT = words.support;

/** What a rule looks at. */
export const RULE_CATEGORIES = words.categories;

/** Words of the rule index. */
export const RULE_INDEX_WORDS = words.index;
