import { describe, expect, it } from 'vitest';
import { inRange, installFaults, installs } from '../../../../tools/samples/installFaults';
import { fixture } from '../../plugins/checks/fixture';

const LOCK = {
  packages: {
    'node_modules/@rsdoctor/rspack-plugin': { version: '1.6.3' },
    'node_modules/@rsdoctor/cli': { version: '1.6.3' },
  },
};

describe('install commands', () => {
  it('the packages of a command', () => {
    expect(installs('npm install -D @rsdoctor/rspack-plugin@^1.6.3 immer')).toEqual([
      { name: '@rsdoctor/rspack-plugin', range: '^1.6.3' },
      { name: 'immer', range: '' },
    ]);
    expect(installs('npx @rsdoctor/cli@^1.6.3 analyze --profile a')).toEqual([
      { name: '@rsdoctor/cli', range: '^1.6.3' },
    ]);
    expect(['npm run build', 'npm explain immer', 'node a.mjs'].flatMap(installs)).toEqual([]);
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
    ['3.1.4', '', true],
  ])('%s is in %s: %s', (version, range, expected) => {
    expect(inRange(version, range)).toBe(expected);
  });

  it('a range of another form is an error, not a pass', () => {
    expect(() => inRange('1.0.0', '>=1')).toThrow('The range ">=1" is not read');
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
    const [page] = fixture('broken-samples').pages;
    const code = [{ language: 'bash', value: 'npm install -D @rsdoctor/cli@1.5.0', line: 1 }];
    const pages = page ? [{ ...page, parts: [], code: code as unknown as (typeof page)['code'] }] : [];
    const file = page?.file.replace(/^.*\/(?:en|zh)\/|\.mdx$/g, '') ?? '';
    const typed = (version: string) => [{ file, section: '', version, reason: 'the last with it' }];
    expect(installFaults(pages, LOCK, {}, typed('1.5.0'))).toEqual([]);
    expect(installFaults(pages, LOCK, {}, typed('1.4.0'))).toHaveLength(1);
    const [line] = code;
    if (line) line.value = 'npm install -D @rsdoctor/cl@1.5.0';
    expect(installFaults(pages, LOCK, {}, typed('1.5.0')).map(({ message }) => message)).toEqual([
      '@rsdoctor/cl is not in package-lock.json',
    ]);
  });

  it.each([
    ['npm install -D @rsdoctor/rspack-plugin@^1.6.3 @rsdoctor/cli@^1.6.3', 1],
    ['npm install -D @rsdoctor/cli @rsdoctor/rspack-plugin', 1],
    ['npm install -D @rsdoctor/rspack-plugin@^1.6.3', 0],
    ['npm install -D --save-exact @rsdoctor/rspack-plugin@1.6.3 @rsdoctor/cli@1.6.3', 0],
  ])('issue 19 the plugin and the CLI are not installed by ranges in one command: %s', (command, faults) => {
    const [page] = fixture('broken-samples').pages;
    const code = [{ language: 'bash', value: command, line: 1 }] as unknown as NonNullable<
      typeof page
    >['code'];
    const issues = page ? installFaults([{ ...page, parts: [], code }], LOCK, {}) : [];
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual(
      Array.from({ length: faults }, () => '2 installs the plugin and the CLI at once'),
    );
  });
});
