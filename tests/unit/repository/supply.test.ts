import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowsLicence, TOOL_LICENCES } from '../../support/licences';
import { ROOT } from '../../support/site';

/** One entry of `package-lock.json`, as far as it is read here. */
interface LockEntry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** A workspace of this project. */
  readonly link?: boolean;
}

const readJson = (name: string) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8')) as unknown;
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };

const entries = Object.entries(packages).flatMap(([place, entry]) =>
  place.includes('node_modules/') && !entry.link
    ? [{ ...entry, name: place.split('node_modules/').at(-1) ?? '' }]
    : [],
);
const namesOf = (wanted: (entry: LockEntry) => boolean) =>
  [...new Set(entries.filter(wanted).map(({ name }) => name))].sort();

describe('issue 7.2 supply chain: the lock file', () => {
  test('every package has a sha512 integrity and comes from the public registry', () => {
    expect(entries.length).toBeGreaterThan(1000);
    // npm puts the configured registry in the place of the public one.
    const isPublic = /^https:\/\/registry\.npmjs\.org\//;
    expect(namesOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(namesOf(({ resolved }) => resolved !== undefined && !isPublic.test(resolved))).toEqual([]);
  });

  test('allowScripts of package.json lists the packages with an install script, none of which is run', () => {
    expect(Object.keys(allowScripts).sort()).toEqual(
      namesOf(({ hasInstallScript }) => hasInstallScript === true),
    );
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});

describe('issue 7.2 supply chain: licences', () => {
  /** Packages whose own word for their licence is missing or no SPDX name, with what their licence file says. */
  const WORDS: Readonly<Record<string, string>> = {
    '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
    'svg-tags': 'MIT',
  };

  test('every package has one that is allowed, in tests/support/licences.ts', () => {
    const wrong = entries.filter(
      ({ name, license }) => !allowsLicence(WORDS[name] ?? license ?? 'unknown', TOOL_LICENCES),
    );
    expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
    expect(Object.keys(WORDS).filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
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
});
