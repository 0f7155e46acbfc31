import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../packages/doc-checks/types';
import type { TypedVersion } from '../../../../site/typedVersions';
import { installFaults, type Lock } from '../../../../tools/samples/installFaults';
import { fixture } from '../../plugins/checks/fixture';

const LOCK = {
  packages: {
    'node_modules/@rsdoctor/rspack-plugin': { version: '1.6.3' },
    'node_modules/@rsdoctor/cli': { version: '1.6.3' },
  },
};

const [page] = fixture('broken-samples').pages;
if (!page) throw new Error('the fixture has no page');

/** What is wrong with a command on a page. */
function faults(command: string, lock: Lock = LOCK, typed: readonly TypedVersion[] = []): string[] {
  const code = [{ language: 'bash', value: command, line: 1 }] as unknown as Page['code'];
  const issues = installFaults([{ ...page, parts: [], code } as Page], lock, {}, typed);
  return issues.map(({ line, message }) => `${line} ${message}`);
}

describe('install commands', () => {
  it('every package of a command is looked for, and only of a command that installs', () => {
    expect(faults('npm install -D @rsdoctor/rspack-plugin@^1.6.3 immer')).toEqual([
      '2 immer is not in package-lock.json',
    ]);
    expect(faults('npx @rsdoctor/cli@^1.6.4 analyze --profile a')).toHaveLength(1);
    expect(['npm run build', 'npm explain immer', 'node a.mjs'].flatMap((each) => faults(each))).toEqual([]);
  });

  it.each([
    ['1.6.3', '^1.6.3', true],
    ['1.6.5', '^1.6.3', true],
    ['1.7.0', '^1', true],
    ['1.6.2', '^1.6.3', false],
    ['2.0.0', '^1.6.3', false],
    ['0.4.9', '^0.3.1', false],
    ['0.3.2', '^0.3.1', true],
    ['1.6.4', '1.6.3', false],
    ['2.0.0-beta', '^2', false],
  ])('%s is in %s: %s', (version, range, expected) => {
    const lock = { packages: { 'node_modules/immer': { version } } };
    expect(faults(`npm install immer@${range}`, lock)).toHaveLength(expected ? 0 : 1);
  });

  it('a range of another form is an error, not a pass', () => {
    expect(() => faults('npm install @rsdoctor/cli@>=1')).toThrow('The range ">=1" is not read');
  });

  it('an unknown name and an unknown version fail at their lines, a listed package does not', () => {
    const { pages } = fixture('broken-samples');
    const issues = installFaults(pages, LOCK, {});
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '49 package-lock.json holds @rsdoctor/rspack-plugin 1.6.3, which ^9.1.0 does not take',
      '46 @rsdoctor/rspack-plugn is not in package-lock.json',
    ]);
    expect(installFaults(pages, LOCK, { '@rsdoctor/rspack-plugn': 'a reason' })).toHaveLength(1);
  });

  it('an exact version that the page types for a reason of its own need not be the installed one', () => {
    const file = page.file.replace(/^.*\/(?:en|zh)\/|\.mdx$/g, '');
    const typed = (version: string) => [{ file, section: '', version, reason: 'the last with it' }];
    const command = 'npm install -D @rsdoctor/cli@1.5.0';
    expect(faults(command, LOCK, typed('1.5.0'))).toEqual([]);
    expect(faults(command, LOCK, typed('1.4.0'))).toHaveLength(1);
    expect(faults('npm install -D @rsdoctor/cl@1.5.0', LOCK, typed('1.5.0'))).toEqual([
      '2 @rsdoctor/cl is not in package-lock.json',
    ]);
  });

  it.each([
    ['npm install -D @rsdoctor/rspack-plugin@^1.6.3 @rsdoctor/cli@^1.6.3', 1],
    ['npm install -D @rsdoctor/cli @rsdoctor/rspack-plugin', 1],
    ['npm install -D @rsdoctor/rspack-plugin@^1.6.3', 0],
    ['npm install -D --save-exact @rsdoctor/rspack-plugin@1.6.3 @rsdoctor/cli@1.6.3', 0],
  ])('issue 19 the plugin and the CLI are not installed by ranges in one command: %s', (command, count) => {
    expect(faults(command)).toEqual(
      Array.from({ length: count }, () => '2 installs the plugin and the CLI at once'),
    );
  });
});
