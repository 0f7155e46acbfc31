import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  allowsLicence,
  LICENCE_RULES,
  licenceFaults,
  lockFaults,
  packageName,
  readLock,
  type LockEntry,
} from '../../../tools/supply';
import { ROOT } from '../../support/site';

const entries = readLock(path.join(ROOT, 'package-lock.json'));
const { allowScripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const GOOD: LockEntry = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const place = (name: string) => `node_modules/a/node_modules/${name}`;

describe('issue 7.2 supply chain: the lock file', () => {
  test('every package has integrity, comes from the public registry, and runs no unknown script', () => {
    expect(entries.length).toBeGreaterThan(1000);
    expect(lockFaults(entries, allowScripts)).toEqual([]);
  });

  test('no script of a package is run', () => {
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  test.each<[string, LockEntry, RegExp]>([
    [
      'no integrity',
      { ...GOOD, integrity: undefined },
      /^node_modules\/a\/node_modules\/@s\/b has no sha512/,
    ],
    ['a weak one', { ...GOOD, integrity: 'sha1-x' }, /has no sha512 integrity/],
    [
      'git',
      { ...GOOD, resolved: 'git+ssh://git@example.com/b.git' },
      /comes from git\+ssh:\/\/git@example\.com/,
    ],
    ['http', { ...GOOD, resolved: 'http://registry.npmjs.org/b.tgz' }, /only the public registry is allowed/],
    [
      'a like name',
      { ...GOOD, resolved: 'https://registry.npmjs.org.evil.example/b.tgz' },
      /only the public/,
    ],
    [
      'a new script',
      { ...GOOD, hasInstallScript: true },
      /^@s\/b runs a script .* add the package to allowScripts/,
    ],
  ])('reports %s', (_, entry, fault) => {
    expect(lockFaults([[place('@s/b'), entry]], {}).join()).toMatch(fault);
  });

  test('reports an allowance that nobody needs', () => {
    expect(lockFaults([[place('b'), GOOD]], { c: false })).toEqual([
      'c has no install script any more: remove it from allowScripts in package.json',
    ]);
  });
});

describe('issue 7.2 supply chain: licences', () => {
  test('every package has one that is allowed', () => {
    expect(licenceFaults(entries)).toEqual([]);
  });

  test('no exception outlives its package', () => {
    const names = new Set(entries.map(([where]) => packageName(where)));
    expect(Object.keys(LICENCE_RULES.words).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-2.0', false],
    ['GPL-2.0 OR AGPL-3.0', false],
    ['(MIT OR GPL-2.0) AND (X OR Y)', false],
  ])('%s: %s', (expression, allowed) => {
    expect(allowsLicence(expression, ['MIT', 'BSD-3-Clause'])).toBe(allowed);
  });

  test.each([['SSPL-1.0'], [undefined]])('reports %s by package', (license) => {
    expect(licenceFaults([[place('b'), { ...GOOD, license }]])).toEqual([
      `b 1.0.0 has the licence ${license ?? 'unknown'}: replace it, or see tools/supply.ts`,
    ]);
  });
});
