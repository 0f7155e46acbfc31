import type { Fault } from './smallSite';

const RULES = 'guide/rules/rules';

/** Faults of one page, and what the gate says. */
export const RULE_FAULTS: readonly Fault[] = [
  ['a code', RULES, 'is how', 'or E1003 is how', '11 contract/unknown-rule 1.6.0 has no rule E1003'],
  [
    'code and title',
    RULES,
    '[E1001:Warn:DUPLICATE-PACKAGE]',
    '[E1001:Warn:CROSS-CHUNKS]',
    '11 contract/title `[E1001:Warn:CROSS-CHUNKS]` mixes two rules',
  ],
  [
    'a title in a table',
    RULES,
    '| `duplicate-package`,',
    '| `cross-chunks`,',
    '5 contract/title E1001 is `duplicate-package`, not `cross-chunks`',
  ],
  [
    'an option beside a rule',
    RULES,
    '`threshold: number = 5000`',
    '`limit: number = 5000`',
    '5 contract/unknown-option E1001 has no option `limit`',
  ],
  [
    'a default beside a rule',
    RULES,
    '`threshold: number = 5000`',
    '`threshold: number = 500`',
    '5 contract/default the default of `threshold` of E1001 is `5000`',
  ],
  [
    'a title in a config',
    RULES,
    "'duplicate-package': [",
    "'duplicate-packages': [",
    '8 contract/title there is no rule `duplicate-packages`',
  ],
  [
    'an option in a config',
    RULES,
    '{ ignore: [] }',
    '{ ignored: [] }',
    '8 contract/unknown-option `duplicate-package` has no option `ignored`',
  ],
  [
    'the title of a rule',
    RULES,
    'Key `cross-chunks`',
    'Key `cross-chunk`',
    '24 contract/title no line says that E1002 is `cross-chunks`',
  ],
  [
    'a rule that nothing names',
    RULES,
    '## E1002: chunks',
    '## Chunks',
    '1 contract/undocumented-rule no heading names E1002',
  ],
  [
    'the default of an option of a rule',
    RULES,
    '| `5000` |',
    '| `500` |',
    '22 contract/default the default of `threshold` of E1001 is `5000`, not `500`',
  ],
];
