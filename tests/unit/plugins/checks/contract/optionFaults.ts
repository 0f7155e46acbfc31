import type { Fault } from './smallSite';

const OPTIONS = 'config/options/options';

/** Faults of one page, and what the gate says. */
export const OPTION_FAULTS: readonly Fault[] = [
  [
    'an option in a heading',
    OPTIONS,
    '### `output.mode`',
    '### `output.made`',
    '14 contract/unknown-option `output.made` is no option of 1.6.0',
  ],
  [
    'an option in text',
    OPTIONS,
    "`output.mode: 'brief'`",
    '`output.modes`',
    '3 contract/unknown-option `output.modes` is no option of 1.6.0',
  ],
  [
    'a value in text',
    OPTIONS,
    "`output.mode: 'brief'`",
    "`output.mode: 'lite'`",
    "3 contract/value `output.mode` takes `'brief' | 'normal'`, not `'lite'`",
  ],
  [
    'an option in a table',
    OPTIONS,
    '| `dir` | `string` | `undefined` | folder |',
    '| `dir` | `string` | `undefined` | folder |\n| `dirs` | `string` | `x` | folder |',
    '13 contract/unknown-option `output.dirs` is no option of 1.6.0',
  ],
  [
    'a default',
    OPTIONS,
    "- Default: `'normal'`",
    "- Default: `'brief'`",
    "17 contract/default the default of `output.mode` is `'normal'`, not `'brief'`",
  ],
  [
    'a default in a table',
    OPTIONS,
    '| `undefined` | folder',
    "| `'a'` | folder",
    "12 contract/default the default of `output.dir` is `undefined`, not `'a'`",
  ],
  [
    'an option that nothing names',
    OPTIONS,
    '| `dir` | `string` |',
    '| `output.mode` | `string` |',
    '5 contract/undocumented-option `output.dir` exists in 1.6.0 and is not documented',
  ],
  [
    'a variable in a table',
    OPTIONS,
    '| `CI` |',
    '| `CIS` |',
    '24 contract/unknown-variable 1.6.0 reads no `CIS`',
  ],
  [
    'a variable that nothing names',
    OPTIONS,
    '| `CI` | – |\n',
    '',
    '20 contract/undocumented-variable `CI` is read by 1.6.0 and is not documented',
  ],
];
