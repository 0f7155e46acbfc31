import { existsSync, renameSync, rmSync } from 'node:fs';

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Puts a whole folder in the place of another. Node cannot exchange two folders at once, so between two calls of the
 * file system there is none; `sweepBeside` mends what a process leaves that is killed just there.
 * @param next folder that is whole
 * @param out its place, which may hold an earlier one
 * @param old where the earlier one is put meanwhile; it is removed at the end
 * @throws what the file system says; the earlier one is in its place then
 */
export function putInPlace(next: string, out: string, old: string): void {
  for (;;) {
    try {
      renameSync(next, out);
      break;
    } catch (error) {
      if (!isTaken(error)) {
        if (existsSync(old) && !existsSync(out)) renameSync(old, out);
        throw error;
      }
    }
    // More than once only when another build was put there in between.
    rmSync(old, { recursive: true, force: true });
    renameSync(out, old);
  }
  rmSync(old, { recursive: true, force: true });
}
