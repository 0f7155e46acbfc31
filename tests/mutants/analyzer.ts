import type { Fault } from '../../tools/mutants/types';

/** What the pages say about the analyzer, and what it does not do. */
export const ANALYZER: readonly Fault[] = [
  {
    id: 'wrong-default',
    what: 'the table of options shows a default that the analyzer does not have',
    file: 'site/contract/contract.json',
    find: "\"default\": \"['loader', 'plugins', 'bundle']\"",
    replace: "\"default\": \"['loader', 'plugins', 'bundle', 'resolver']\"",
  },
  {
    id: 'option-works',
    what: 'an option without effect is shown as one that works',
    file: 'site/pluginOptions.ts',
    find: "{ path: 'output.compressData', state: 'no effect' },",
    replace: "{ path: 'output.compressData' },",
    blind: true,
  },
  {
    id: 'rule-support',
    what: 'a rule is said to find something on webpack, where it stays silent',
    file: 'site/ruleBundlers.ts',
    find: "E1007: ['yes', 'no'],",
    replace: "E1007: ['yes', 'yes'],",
    blind: true,
  },
  {
    id: 'rule-message',
    what: 'the diagnose box does not know the message that a rule prints',
    file: 'site/ruleSignatures.ts',
    find: "'is included in both initial and async chunks:'",
    replace: "'is included in both initial and lazy chunks:'",
  },
  {
    id: 'sample-key',
    what: 'a sample turns off a rule by a key that the analyzer does not know',
    file: 'examples/samples/options/linter-rules.js',
    find: "'cjs-require': 'off',",
    replace: "'cjs-required': 'off',",
    blind: true,
  },
  {
    id: 'sample-silent',
    what: 'a project that is said to trigger a rule does not',
    file: 'examples/rules/e1006/triggers/src/admin.js',
    find: "import { rate } from './tax.js';",
    replace: 'const rate = 0.1;',
  },
  {
    id: 'report-number',
    what: 'pages quote a number that the report does not show',
    file: 'site/reportNumbers.json',
    find: '"initialJsSize": "369.62 KB",',
    replace: '"initialJsSize": "359.62 KB",',
  },
];
