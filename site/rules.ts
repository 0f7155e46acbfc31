import type { RULE_CATEGORIES, RULE_REPORTS, RULE_SUPPORT } from './words/rules';

/** Code of a built-in rule, as the terminal and the report print it. */
export type RuleCode = keyof typeof RULE_REPORTS;

/** What a built-in rule looks at: the output of the build, or the compilation itself. */
export type RuleCategory = keyof typeof RULE_CATEGORIES;

/** Whether a rule has data on a bundler; a rule without data runs and stays silent. */
export type RuleSupport = keyof typeof RULE_SUPPORT;

/** One built-in scan rule of the documented version. */
export interface RuleFact {
  readonly code: RuleCode;
  /** The key under `linter.rules`. */
  readonly title: string;
  readonly category: RuleCategory;
  readonly rspack: RuleSupport;
  readonly webpack: RuleSupport;
  /** First version that has it. */
  readonly since: string;
}

const rule = (
  code: RuleCode,
  title: string,
  category: RuleCategory,
  since: string,
  [rspack, webpack]: readonly [RuleSupport, RuleSupport],
): RuleFact => ({ code, title, category, rspack, webpack, since });

/** Built-in rules of the documented version; `npm run test:analyzer` compares the list with the installed package. */
export const RULES: readonly RuleFact[] = [
  rule('E1001', 'duplicate-package', 'bundle', '0.1', ['yes', 'source map']),
  rule('E1002', 'cross-chunks-package', 'bundle', '1.0', ['yes', 'yes']),
  rule('E1003', 'loader-performance-optimization', 'compile', '0.1', ['no', 'yes']),
  rule('E1004', 'ecma-version-check', 'bundle', '0.1', ['configured', 'configured']),
  rule('E1005', 'default-import-check', 'compile', '0.1', ['no', 'no']),
  rule('E1006', 'module-mixed-chunks', 'bundle', '1.5.2', ['yes', 'yes']),
  rule('E1007', 'tree-shaking-side-effects-only', 'bundle', '1.5.4', ['yes', 'no']),
  rule('E1008', 'cjs-require', 'bundle', '1.5.4', ['yes', 'no']),
  rule('E1009', 'esm-resolved-to-cjs', 'bundle', '1.5.5', ['yes', 'yes']),
];
