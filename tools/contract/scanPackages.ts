import type { EnvironmentContract, ProductLink } from '../../site/contract/types';
import { sourceFiles } from './packages';

/** Reads by name: `process.env.CI`, `env.CI`, `env["CI"]`, `"CI" in env`; and by taking apart: `{ CI } = process.env`. */
const READS: readonly RegExp[] = [
  /\benv\.([A-Z_][A-Z0-9_]+)\b/g,
  /\benv\[\s*["']([A-Z_][A-Z0-9_]+)["']\s*\]/g,
  /["']([A-Z_][A-Z0-9_]+)["'] in \w*\.?env\b/g,
];
const TAKEN_APART = /\{([\w\s,:=]+)\}\s*=\s*process\.env\b/g;

const namesIn = (text: string): readonly string[] => [
  ...READS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')),
  ...[...text.matchAll(TAKEN_APART)].flatMap(
    (match) => (match[1] ?? '').match(/\b[A-Z_][A-Z0-9_]+\b/g) ?? [],
  ),
];

/**
 * Environment variables that code of the packages reads, code of others that is bundled into them included.
 * @param packages folder of each package
 * @returns names sorted, each with its packages
 */
export function readEnvironment(packages: ReadonlyMap<string, string>): readonly EnvironmentContract[] {
  const found = new Map<string, Set<string>>();
  for (const [name, folder] of packages) {
    // The client runs in the browser, which has no environment.
    if (name === 'client') continue;
    for (const { text } of sourceFiles(folder, /\.c?js$/)) {
      for (const variable of namesIn(text)) {
        found.set(variable, (found.get(variable) ?? new Set()).add(name));
      }
    }
  }
  return [...found]
    .map(([name, readers]) => ({ name, packages: [...readers].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An address of the documentation site, up to a quote, a bracket, a space or the punctuation of a sentence. */
const ADDRESS = /https?:\/\/(?:[\w-]+\.)*rsdoctor\.(?:rs|dev)\b[^\s"'`\\()<>[\]{}「」，。]*/g;

const SHIPPED = /\.(?:[cm]?js|html|json|md|css|d\.c?ts)$/;

/**
 * Addresses of the documentation site in the shipped packages: interface, messages, READMEs, package.json.
 * @param packages folder of each package
 * @returns addresses sorted, each with its packages
 */
export function readProductLinks(packages: ReadonlyMap<string, string>): readonly ProductLink[] {
  const found = new Map<string, Set<string>>();
  for (const [name, folder] of packages) {
    for (const { text } of sourceFiles(folder, SHIPPED)) {
      for (const [match] of text.matchAll(ADDRESS)) {
        const url = match.replace(/[.,:;!?]+$/, '');
        found.set(url, (found.get(url) ?? new Set()).add(name));
      }
    }
  }
  return [...found]
    .map(([url, holders]) => ({ url, packages: [...holders].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
