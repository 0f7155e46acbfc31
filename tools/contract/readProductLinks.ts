import type { ProductLink } from '../../site/contract/types';
import { sourceFiles } from './sourceFiles';

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
