import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_OUTPUT } from '../shared/outputFolder';

/** What every output has. */
const EARLIER_OUTPUT = 'static';

/**
 * What speaks against a folder as the output: a build empties it, or writes over what is there, HTML of others included.
 * @param root folder of the project
 * @param out absolute path of the output
 * @returns the fault in words that follow the folder's name; undefined when the folder is new, empty or an earlier output
 */
export function outputFault(root: string, out: string): string | undefined {
  if (!path.relative(out, root).startsWith('..')) return 'holds the project itself';
  const isOwn = out === path.join(root, DEFAULT_OUTPUT);
  if (isOwn || !existsSync(out)) return undefined;
  const entries = readdirSync(out);
  return entries.length === 0 || entries.includes(EARLIER_OUTPUT)
    ? undefined
    : `has files that no build of this site wrote, e.g. ${entries.sort()[0]}`;
}
