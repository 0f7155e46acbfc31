import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Check, Issue, Page } from '../types';

type ByFile = ReadonlyMap<string, Page>;

const targetOf = (page: Page, source: string): string =>
  path.posix.join(path.posix.dirname(page.file), source);

/** The way from a page along its imports back to itself; undefined when there is none. */
function cycleFrom(start: Page, byFile: ByFile): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (page: Page, way: readonly string[]): readonly string[] | undefined => {
    for (const { source } of page.imports) {
      const target = targetOf(page, source);
      if (target === start.file) return [...way, target];
      const next = byFile.get(target);
      if (!next || seen.has(target)) continue;
      seen.add(target);
      const found = follow(next, [...way, target]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start.file]);
}

function cycleIssues(page: Page, byFile: ByFile): Issue[] {
  const cycle = cycleFrom(page, byFile);
  if (!cycle) return [];
  const line = page.imports.find(({ source }) => targetOf(page, source) === cycle[1])?.line ?? 1;
  const message = `a fragment holds itself: ${cycle.join(' → ')}`;
  const fix = 'remove one of these imports: a page that never ends cannot be built';
  return [{ file: page.file, line, rule: 'includes/cycle', message, fix }];
}

/** The host follows links, and gates do not: what they lead to would be published unseen. */
const linkIssues = (docsRoot: string): Issue[] =>
  readdirSync(docsRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(path.dirname(docsRoot), path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      line: 1,
      rule: 'includes/link',
      message: 'this is a link, or another thing that is no file',
      fix: 'put the file itself there',
    }));

/**
 * Pages are made of files below `docs`, and end: no symbolic link, no fragment that holds itself. Files of samples are
 * judged by `checkSamples`.
 * @param pages a documentation tree
 * @returns a problem per link, and per file on a cycle with the way round
 */
export const checkIncludes: Check = ({ pages, docsRoot }) => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return [...linkIssues(docsRoot), ...pages.flatMap((page) => cycleIssues(page, byFile))];
};
