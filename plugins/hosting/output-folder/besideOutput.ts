import path from 'node:path';

/** A folder beside the output: a build that is being made, or an earlier output that is being replaced. */
export type Beside = 'next' | 'old';

/**
 * Where a build is made and where it puts the earlier output. Beside it, because a folder moves within one file system
 * only, and with a dot, because hosts do not serve such folders and tools pass them by.
 * @param out absolute path of the output
 * @param kind which of the two
 * @param pid number of the process that builds
 */
export const besideOutput = (out: string, kind: Beside, pid: number): string =>
  path.join(path.dirname(out), `.${path.basename(out)}.${kind}-${pid}`);

/**
 * Whose folder beside an output this is.
 * @param out absolute path of the output
 * @param name name of the folder
 * @returns undefined for a folder that no build makes
 */
export function readBeside(out: string, name: string): { kind: Beside; pid: number } | undefined {
  const prefix = `.${path.basename(out)}.`;
  const [, kind, pid] =
    (name.startsWith(prefix) && /^(next|old)-(\d+)$/.exec(name.slice(prefix.length))) || [];
  return kind ? { kind: kind as Beside, pid: Number(pid) } : undefined;
}
