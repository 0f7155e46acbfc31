import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readBeside } from './besideOutput';

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes what builds left beside an output that were killed, and puts an earlier output back that one had just moved
 * away. Builds that still run keep theirs.
 * @param out absolute path of the output
 */
export function sweepBeside(out: string): void {
  const parent = path.dirname(out);
  if (!existsSync(parent)) return;
  const left = readdirSync(parent).flatMap((name) => {
    const beside = readBeside(out, name);
    return beside && !isAlive(beside.pid) ? [{ folder: path.join(parent, name), kind: beside.kind }] : [];
  });
  for (const { folder, kind } of left) {
    if (kind === 'old' && !existsSync(out)) renameSync(folder, out);
    else rmSync(folder, { recursive: true, force: true });
  }
}
