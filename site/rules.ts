import { CONTRACT_RULES, RULE_HISTORY, sinceText } from './contract/contract';
import { RULE_BUNDLERS } from './ruleBundlers';
import type { RULE_CATEGORIES, RULE_REPORTS, RULE_SUPPORT } from './words/rules';

/** Code of a built-in rule, as the terminal and the report print it. */
export type RuleCode = keyof typeof RULE_REPORTS;

export type RuleCategory = keyof typeof RULE_CATEGORIES;

/** Whether a rule has data on a bundler; a rule without data runs and stays silent. */
export type RuleSupport = keyof typeof RULE_SUPPORT;

export interface Rule {
  readonly code: RuleCode;
  /** The key under `linter.rules`. */
  readonly title: string;
  readonly category: RuleCategory;
  readonly rspack: RuleSupport;
  readonly webpack: RuleSupport;
  readonly since: string;
}

const isKnown = (code: string): code is RuleCode => code in RULE_BUNDLERS;
const isCategory = (category: string): category is RuleCategory =>
  category === 'bundle' || category === 'compile';

/** Built-in rules of the documented version, as the contract has them; what only one of the two has is reported by the contract gate. */
export const RULES: readonly Rule[] = CONTRACT_RULES.flatMap(({ code, title, category }) => {
  const past = RULE_HISTORY[title];
  if (!isKnown(code) || !isCategory(category) || !past) return [];
  const [rspack, webpack] = RULE_BUNDLERS[code];
  return [{ code, title, category, rspack, webpack, since: sinceText(past) }];
});
