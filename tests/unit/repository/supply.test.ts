import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allowsLicence, TOOL_LICENCES } from '../../support/licences';
import { ROOT } from '../../support/site';

interface LockEntry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
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

test('issue 7.2 every package has a sha512 integrity and comes from the public registry', () => {
  // npm puts the configured registry in the place of the public one.
  const isPublic = /^https:\/\/registry\.npmjs\.org\//;
  expect(namesOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(namesOf(({ resolved }) => resolved !== undefined && !isPublic.test(resolved))).toEqual([]);
});

test('issue 7.2 no install script is run, and each is known', () => {
  expect(Object.keys(allowScripts).sort()).toEqual(namesOf((entry) => Boolean(entry.hasInstallScript)));
  expect(Object.values(allowScripts)).not.toContain(true);
});

test('issue 7.2 every package has a licence that is allowed, in tests/support/licences.ts', () => {
  /** What the licence file says, where the package says nothing or no SPDX name. */
  const words: Readonly<Record<string, string>> = {
    '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
    'svg-tags': 'MIT',
  };
  const wrong = entries.filter(
    ({ name, license }) => !allowsLicence(words[name] ?? license ?? 'unknown', TOOL_LICENCES),
  );
  expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
