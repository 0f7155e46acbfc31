import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentContract, ProductLink } from '../../site/contract/types';
import { locatePackage, readManifest } from '../example/packages';
import { filesBelow } from '../filesBelow';

export const packageError = (name: string, reason: string, fix: string, cause?: unknown): Error =>
  new Error(`node_modules/${name}/package.json:1 ${reason} → ${fix}`, { cause });

/** Imports a module as a file of another folder would; throws an error with file, reason and fix when it can't. */
export async function importFrom(root: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = `${name} cannot be imported: ${String(error).split('\n')[0]}`;
    const id = name.split('/').slice(0, 2).join('/');
    throw packageError(id, reason, 'run npm ci; if the package has changed, adapt tools/contract', error);
  }
}

/** What the core brings along: npm may keep theirs beside it when another package wants another version. */
const OF_THE_CORE: readonly string[] = ['graph', 'sdk', 'utils'];

/** The folder of each of the analyzer's packages, by name; throws when one is missing or not of the documented version. */
export function installedPackages(
  root: string,
  versions: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const core = locatePackage('@rsdoctor/core', root) ?? root;
  return new Map(
    Object.entries(versions).map(([name, version]) => {
      const id = `@rsdoctor/${name}`;
      const folder = locatePackage(id, OF_THE_CORE.includes(name) ? core : root);
      if (folder === undefined) throw packageError(id, 'it is not installed', 'run npm ci');
      const { version: installed } = readManifest(folder);
      if (installed === version) return [name, folder];
      const reason = `version ${installed ?? 'unknown'} is installed, ${version} is documented`;
      throw packageError(id, reason, 'run npm ci; another version is documented with npm run raise');
    }),
  );
}

type Folders = ReadonlyMap<string, string>;

/** What a search finds in the text files of the packages, sorted, each with the packages that have it. */
function scan(
  packages: Folders,
  ending: RegExp,
  find: (text: string) => readonly string[],
): (readonly [string, readonly string[]])[] {
  const found = new Map<string, Set<string>>();
  for (const [name, folder] of packages)
    for (const file of filesBelow(folder))
      if (ending.test(file) && !file.split('/').includes('node_modules'))
        for (const one of find(readFileSync(path.join(folder, file), 'utf8')))
          found.set(one, (found.get(one) ?? new Set()).add(name));
  return [...found]
    .map(([one, holders]) => [one, [...holders].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Reads by name: `process.env.CI`, `env.CI`, `env["CI"]`, `"CI" in env`; and by taking apart: `{ CI } = process.env`. */
const READS =
  /\benv\.([A-Z_][A-Z0-9_]+)\b|\benv\[\s*["']([A-Z_][A-Z0-9_]+)["']\s*\]|["']([A-Z_][A-Z0-9_]+)["'] in \w*\.?env\b/g;
const TAKEN_APART = /\{([\w\s,:=]+)\}\s*=\s*process\.env\b/g;

/** Environment variables that code of the packages reads, code of others that is bundled into them included. */
export function readEnvironment(packages: Folders): readonly EnvironmentContract[] {
  // The client runs in the browser, which has no environment.
  const programs = new Map([...packages].filter(([name]) => name !== 'client'));
  const names = (text: string): string[] => [
    ...[...text.matchAll(READS)].flatMap((match) => match.slice(1).filter(Boolean)),
    ...[...text.matchAll(TAKEN_APART)].flatMap(
      ([, inner = '']) => inner.match(/\b[A-Z_][A-Z0-9_]+\b/g) ?? [],
    ),
  ];
  return scan(programs, /\.c?js$/, names).map(([name, readers]) => ({ name, packages: readers }));
}

/** An address of the documentation site, up to a quote, a bracket, a space or the punctuation of a sentence. */
const ADDRESS = /https?:\/\/(?:[\w-]+\.)*rsdoctor\.(?:rs|dev)\b[^\s"'`\\()<>[\]{}「」，。]*/g;

/** Addresses of the documentation site in the shipped packages: interface, messages, READMEs, package.json. */
export const readProductLinks = (packages: Folders): readonly ProductLink[] =>
  scan(packages, /\.(?:[cm]?js|html|json|md|css|d\.c?ts)$/, (text) =>
    (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,:;!?]+$/, '')),
  ).map(([url, holders]) => ({ url, packages: holders }));
