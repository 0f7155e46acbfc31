import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_OUTPUT } from '../../shared/outputFolder';

/** A file that every output has and nobody else writes: a folder with it may be replaced. */
export const OUTPUT_MARK = '.rsdoctor-docs-output';

const device = (folder: string): number => statSync(folder).dev;

/**
 * What speaks against a folder as the output: a build puts another folder in its place.
 * @param root folder of the project
 * @param out absolute path of the output
 * @returns the fault in words that follow the folder's name; undefined when the folder is new, empty or an earlier output
 */
export function outputFault(root: string, out: string): string | undefined {
  if (!path.relative(out, root).startsWith('..')) return 'holds the project itself';
  if (!existsSync(out)) return undefined;
  // A folder moves into its place within one file system only.
  if (device(out) !== device(path.dirname(out))) return 'is where another file system begins';
  const isOwn = out === path.join(root, DEFAULT_OUTPUT);
  const entries = readdirSync(out);
  return isOwn || entries.length === 0 || entries.includes(OUTPUT_MARK)
    ? undefined
    : `has files that no build of this site wrote, e.g. ${entries.sort()[0]}`;
}
