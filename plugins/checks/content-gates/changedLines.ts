import { spawnSync } from 'node:child_process';

/** Whether somebody has changed a line since the last commit. */
export type IsChanged = (file: string, line: number) => boolean;

/**
 * Asks git which lines of the pages are not as they were committed; only when the first question comes.
 * @param projectRoot folder that paths of files begin at
 * @returns answers per line; always no where there is no git
 */
export function changedLines(projectRoot: string): IsChanged {
  let known: Map<string, (readonly [first: number, last: number])[]> | undefined;
  const read = (): typeof known => {
    const { stdout } = spawnSync('git', ['diff', '-U0', '--relative', '--no-color', 'HEAD', '--', 'docs'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return readDiff(stdout ?? '');
  };
  return (file, line) => {
    known ??= read();
    return known?.get(file)?.some(([first, last]) => line >= first && line <= last) ?? false;
  };
}

/**
 * Changed lines of a diff without context.
 * @param diff what `git diff -U0` prints
 */
export function readDiff(diff: string): Map<string, (readonly [first: number, last: number])[]> {
  const found = new Map<string, (readonly [number, number])[]>();
  let file = '';
  for (const line of diff.split('\n')) {
    const [, name] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
    if (name !== undefined) file = name;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined) continue;
    // Of lines that were only removed, the one above is named.
    const last = Number(first) + Math.max(Number(count), 1) - 1;
    found.set(file, [...(found.get(file) ?? []), [Number(first), last]]);
  }
  return found;
}
