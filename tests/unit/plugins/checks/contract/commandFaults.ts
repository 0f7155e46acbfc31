import type { Fault } from './smallSite';

const CLI = 'guide/start/cli';

/** Faults of one page, and what the gate says. */
export const COMMAND_FAULTS: readonly Fault[] = [
  [
    'a variable in text',
    CLI,
    'prints the flags',
    'and `RSDOCTOR_OUT=json` print',
    '7 contract/unknown-variable 1.6.0 reads no `RSDOCTOR_OUT`',
  ],
  [
    'a flag in a table',
    CLI,
    '`--out <path>`',
    '`--output <path>`',
    '14 contract/unknown-flag `analyze` has no flag `--output <path>`',
  ],
  [
    'the value of a flag',
    CLI,
    '`--out <path>`',
    '`--out [path]`',
    '14 contract/flag the flag is `--out <path>`, not `--out [path]`',
  ],
  [
    'the default of a flag',
    CLI,
    '| `rsdoctor-out.html` | file',
    '| off | file',
    '14 contract/default the default of `--out` is `rsdoctor-out.html`',
  ],
  [
    'a required flag',
    CLI,
    '| required | manifest',
    '| off | manifest',
    '13 contract/required `--profile` is required by `analyze`',
  ],
  [
    'a flag that nothing names',
    CLI,
    '| `--profile <path>` | required | manifest |\n',
    '',
    '9 contract/undocumented-flag `analyze --profile` is not in a table',
  ],
  [
    'a command that nothing names',
    CLI,
    '## `analyze`',
    '## `open`',
    '1 contract/undocumented-command `analyze` has no section',
  ],
  [
    'a command in a code block',
    CLI,
    'npx rsdoctor analyze',
    'npx rsdoctor open',
    '17 contract/unknown-command there is no `rsdoctor open`',
  ],
  [
    'a flag in a code block',
    CLI,
    'analyze --profile',
    'analyze --open',
    '17 contract/unknown-flag `analyze` has no flag `--open`',
  ],
  [
    'a flag in text',
    CLI,
    '`--help`',
    '`--help` and `--port`',
    '7 contract/unknown-flag no command has a flag `--port`',
  ],
  [
    'a file',
    CLI,
    '`.rsdoctor/loader/0`',
    '`rsdoctor-report.html`',
    '7 contract/unknown-file 1.6.0 writes no `rsdoctor-report.html`',
  ],
  [
    'a part of the data',
    CLI,
    '.rsdoctor/loader/0',
    '.rsdoctor/loaders/0',
    '7 contract/unknown-file 1.6.0 writes no `loaders`',
  ],
];
