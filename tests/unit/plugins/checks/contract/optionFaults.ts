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
    'a type',
    OPTIONS,
    "`'normal' | 'brief'`",
    "`'normal' | 'lite'`",
    "16 contract/type the type of `output.mode` is `'brief' | 'normal'`, not `'normal' | 'lite'`",
  ],
  [
    'a type in a table',
    OPTIONS,
    '| `string` |',
    '| `number` |',
    '12 contract/type the type of `output.dir` is `string`, not `number`',
  ],
  [
    'a default',
    OPTIONS,
    "- Default: `'normal'`",
    "- Default: `'brief'`",
    "17 contract/default the default of `output.mode` is `'normal'`, not `'brief'`",
  ],
  [
    'a default in words',
    OPTIONS,
    "- Default: `'normal'`",
    '- Default: the usual one',
    "17 contract/default the default of `output.mode` is `'normal'`, and the line does not begin with it",
  ],
  [
    'a default in a table',
    OPTIONS,
    '| `undefined` | folder',
    "| `'a'` | folder",
    "12 contract/default the default of `output.dir` is `undefined`, not `'a'`",
  ],
  [
    'a first version',
    OPTIONS,
    '- Since: 1.3.6',
    '- Since: 1.3.2',
    '18 contract/since `output.mode` exists since 1.3.6, not 1.3.2',
  ],
  [
    'a version of a change',
    OPTIONS,
    'effect since 1.5.0',
    'effect since 1.5.1',
    '18 contract/since nothing of `output.mode` changed in 1.5.1',
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
  [
    'the version of a variable',
    OPTIONS,
    '| 1.5.11 |',
    '| 1.5.10 |',
    '25 contract/since `RSDOCTOR_OUTPUT` exists since 1.5.11, not 1.5.10',
  ],
];
