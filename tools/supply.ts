import { readFileSync } from 'node:fs';

/** One entry of `package-lock.json`, as far as it is read here. */
export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** A workspace of this project. */
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** The installed packages: path below the project and entry. */
export type LockEntries = readonly (readonly [place: string, entry: LockEntry])[];

/**
 * Reads the packages of a lock file; the project itself and its workspaces are left out.
 * @param file path of the lock file
 * @throws Error when the file is missing or no JSON
 */
export function readLock(file: string): LockEntries {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
}

/** Name of the package at a place, such as `@scope/name` for `node_modules/a/node_modules/@scope/name`. */
export const packageName = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** Host of the public registry; npm puts the configured one in its place. */
const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Checks where the packages of a lock file come from and what they may run.
 * @param entries packages of the lock file
 * @param allowScripts `allowScripts` of `package.json`: every package that has an install script, and whether it may run
 * @returns one sentence per fault, with what to do
 */
export function lockFaults(entries: LockEntries, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const withScripts = new Set(
    entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => packageName(place)),
  );
  const known = Object.keys(allowScripts);
  return [
    ...entries.flatMap(([place, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-')
        ? []
        : [`${place} has no sha512 integrity: delete the entry and run npm install`]),
      ...(resolved === undefined || resolved.startsWith(REGISTRY)
        ? []
        : [
            `${place} comes from ${resolved.split('/').slice(0, 3).join('/')}: only the public registry is allowed`,
          ]),
    ]),
    ...[...withScripts]
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `${name} runs a script when it is installed: read the script, then add the package to allowScripts in package.json`,
      ),
    ...known
      .filter((name) => !withScripts.has(name))
      .map((name) => `${name} has no install script any more: remove it from allowScripts in package.json`),
  ];
}

/** They ask for a notice at most. */
const SHIPPED: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licences that packages may have, as SPDX names; the one home of this decision. */
export const LICENCE_RULES = {
  /** Of what readers' browsers get. */
  shipped: SHIPPED,
  /** Of tools that never leave the build. */
  tools: [
    ...SHIPPED,
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'CC0-1.0',
    'LGPL-3.0-or-later',
    'MIT-0',
    'MPL-2.0',
    'OFL-1.1',
    'Python-2.0',
    'Zlib',
    'WTFPL',
  ],
  /** Packages whose own word for their licence is missing or no SPDX name, with what their licence file says. */
  words: {
    '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
    'svg-tags': 'MIT',
  } as Readonly<Record<string, string>>,
} as const;

/**
 * Says whether a licence expression can be met with the allowed licences.
 * @param expression SPDX expression such as `MIT` or `(BSD-3-Clause OR GPL-2.0)`; nested parentheses are refused
 * @param allowed SPDX names
 */
export function allowsLicence(expression: string, allowed: readonly string[]): boolean {
  const flat = expression.replace(/^\(([^()]*)\)$/, '$1');
  return flat.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}

/**
 * Checks the licences of all packages, shipped and tools alike; `tests/build/notices.test.ts` is stricter with what ships.
 * @param entries packages of the lock file
 * @returns one sentence per fault, with what to do
 */
export function licenceFaults(entries: LockEntries): string[] {
  return entries.flatMap(([place, { license, version }]) => {
    const name = packageName(place);
    const licence = LICENCE_RULES.words[name] ?? license ?? 'unknown';
    return allowsLicence(licence, LICENCE_RULES.tools)
      ? []
      : [`${name} ${version} has the licence ${licence}: replace it, or see tools/supply.ts`];
  });
}
