import type { RuleCode } from './rules';
import { defineWords } from './words/types';

/** What the documented version shows of a rule besides its code; the analyzer tests compare it with real output. */
export interface RuleSignature {
  /** Name of the rule's tab in the report, and of its explanation; English in both languages of the report. */
  readonly tabs: readonly string[];
  /** A fixed piece of each message of the rule, long enough to stand in no other text. */
  readonly messages: readonly string[];
}

const signature = (tabs: readonly string[], ...messages: readonly string[]): RuleSignature => ({
  tabs,
  messages,
});

/** What to recognise each rule by when its code was not copied along. */
export const RULE_SIGNATURES: Readonly<Record<RuleCode, RuleSignature>> = {
  E1001: signature(['Duplicate Packages'], 'Multiple packages of '),
  E1002: signature(['Cross Chunks Package', 'Cross Chunks Packages'], 'was bundled into different chunks:'),
  E1003: signature(
    ['Loader Performance Optimization'],
    ' node_modules files (costs: ',
    ' outside project files (costs: ',
  ),
  E1004: signature(['ECMA Version Check'], 'Found syntax that does not match "ecmaVersion <= '),
  E1005: signature(
    ['Default Import Check'],
    'Do not to use the default import when you import a cjs module.',
    // The rule has no data in 1.x; this is what both bundlers print instead.
    "export 'default' (imported as ",
  ),
  E1006: signature(['Module Mixed Chunks'], 'is included in both initial and async chunks:'),
  E1007: signature(['Tree Shaking Side Effects Only'], 'is only imported for its side effects by '),
  E1008: signature(
    ['CJS Require Cannot Tree-Shake'],
    '(CJS require) which prevents tree-shaking of the entire module',
  ),
  E1009: signature(['ESM Import Resolved to CJS'], ') but was resolved to CJS by '),
};

/** The subject of each rule, as readers of either language ask for it. */
export const RULE_SUBJECTS = defineWords<RuleCode>({
  E1001: { en: 'duplicate package', zh: '重复包' },
  E1002: { en: 'cross chunks', zh: '跨 chunk' },
  E1003: { en: 'loader performance', zh: 'loader 性能' },
  E1004: { en: 'ECMAScript version', zh: 'ECMAScript 版本' },
  E1005: { en: 'default import', zh: '默认导入' },
  E1006: { en: 'initial and async chunk', zh: '初始 chunk 和异步 chunk' },
  E1007: { en: 'side effects', zh: '副作用' },
  E1008: { en: 'CommonJS require', zh: 'CommonJS 的 require' },
  E1009: { en: 'resolved to CommonJS', zh: '解析到 CommonJS' },
});
