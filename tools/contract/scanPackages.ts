import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentContract, ProductLink } from '../../site/contract/types';
import { filesBelow } from './packages';

type Folders = ReadonlyMap<string, string>;

/** What a search finds in the text files of the packages, sorted, each with the packages that have it. */
function scan(
  packages: Folders,
  ending: RegExp,
  find: (text: string) => readonly string[],
): (readonly [string, readonly string[]])[] {
  const found = new Map<string, Set<string>>();
  for (const [name, folder] of packages) {
    const files = filesBelow(folder).filter(
      (file) => ending.test(file) && !file.split('/').includes('node_modules'),
    );
    for (const file of files) {
      for (const one of find(readFileSync(path.join(folder, file), 'utf8'))) {
        found.set(one, (found.get(one) ?? new Set()).add(name));
      }
    }
  }
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
