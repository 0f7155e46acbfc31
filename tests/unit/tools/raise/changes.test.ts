import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../../site/contract/types';
import { contractChanges } from '../../../../tools/raise/contractChanges';
import { manifestText } from '../../../../tools/raise/manifestText';
import { summaryText } from '../../../../tools/raise/summaryText';
import { touchedLines } from '../../../../tools/raise/touchedLines';
import { SMALL_ANALYZER } from '../../plugins/checks/contract/smallSite';

const { contract } = SMALL_ANALYZER;
const [output, , ...options] = contract.options;
const allFlags = contract.commands.flatMap(({ flags }) => flags);
const [profile] = allFlags;

const changesTo = (changed: Partial<Contract>): readonly string[] =>
  contractChanges({ contract, links: [] }, { contract: { ...contract, ...changed }, links: [] }).map(
    ({ text }) => text,
  );

describe('what changed in the product', () => {
  it('nothing when the packages say the same', () => {
    expect(changesTo({ version: '1.7.0' })).toEqual([]);
  });

  it('options and defaults', () => {
    const added = { path: 'made', type: 'string', optional: true, plugins: [] };
    expect(
      changesTo({ options: [...(output ? [{ ...output, default: "'x'" }] : []), ...options, added] }),
    ).toEqual([
      "option `output`: default `{ mode: 'normal' }` → `'x'`",
      'option `made` is new',
      'option `output.mode` is gone',
    ]);
  });

  it('rules, flags, files, variables', () => {
    const commands = [
      { name: 'analyze', flags: allFlags.filter((flag) => flag !== profile) },
      { name: 'open', flags: [] },
    ];
    const rules = contract.rules.map((rule) => ({
      ...rule,
      severity: 'Error',
      options: rule.options.slice(1),
    }));
    expect(changesTo({ commands, rules, files: [], environment: [] })).toEqual([
      'rule E1001: severity `Warn` → `Error`',
      'rule E1002: severity `Warn` → `Error`',
      'command `rsdoctor open` is new',
      'option `ignore` of the rule `duplicate-package` is gone',
      'flag `analyze --profile` is gone',
      ...contract.files.map((file) => `file \`${file}\` is gone`),
      ...contract.environment.map(({ name }) => `variable \`${name}\` is gone`),
    ]);
  });
});

describe('pages and lines', () => {
  const text =
    'Set `output.mode`.\n\nNot `output.modes`, `x.output.mode` or `output.mode.y`.\n\nSince {version}, 1.6.3, 11.6.3.';

  it('are those that name what changed, type a version, or show the documented one', () => {
    expect(
      touchedLines([{ file: 'a.mdx', text }], ['output.mode', 'output.mode'], ['1.6.3', '1.6.3']),
    ).toEqual([
      { file: 'a.mdx', lines: [1], why: 'names output.mode, which changed' },
      { file: 'a.mdx', lines: [5], why: 'types 1.6.3' },
      { file: 'a.mdx', lines: [5], why: 'shows the version' },
    ]);
  });

  it('are told together with the packages and what failed', () => {
    const summary = summaryText({
      before: { cli: '1.6.3', core: '1.6.3' },
      after: { cli: '1.6.3', core: '1.6.5' },
      changes: [],
      touched: [{ file: 'a.mdx', lines: [1, 5], why: 'types 1.6.3' }],
      outcomes: [
        { command: 'npm run shots', fault: 'no font\n' },
        { command: 'npm run check:content', fault: undefined },
      ],
    });
    expect(summary).toContain('  cli 1.6.3\n  core 1.6.3 → 1.6.5');
    expect(summary).toContain('changed in 0 places:\n  nothing');
    expect(summary).toContain('  a.mdx:1,5 types 1.6.3');
    expect(summary).toContain('  npm run shots: failed\n  npm run check:content: passed');
    expect(summary).toContain('npm run shots said:\n  no font');
  });
});

describe('manifests', () => {
  it('keep pins as pins and ranges as ranges, and everything else', () => {
    const before =
      '{\n  "@rsdoctor/cli": "1.6.3",\n "@rsdoctor/core": "^1.6.3", "x": "^1.6.3", "@rsdoctor/new": "1.0.0"\n}\n';
    expect(manifestText(before, { cli: '1.6.4', core: '1.6.5' }, '^1.6.4')).toBe(
      '{\n  "@rsdoctor/cli": "1.6.4",\n "@rsdoctor/core": "^1.6.4", "x": "^1.6.3", "@rsdoctor/new": "1.0.0"\n}\n',
    );
  });
});
