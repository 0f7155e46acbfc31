import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock older than this, in ms, belongs to a run that was ended. */
const STALE = 180_000;
const PAUSE = 200;

async function tryLock(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE) await rm(folder, { recursive: true, force: true });
    return false;
  }
}

/**
 * Runs a task while no other process runs one of the same name.
 * @param name name of the lock
 * @param task the task
 * @returns what the task returns
 * @throws Error when the lock cannot be made at all
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const folder = path.join(tmpdir(), `${name}.lock`);
  while (!(await tryLock(folder))) await wait(PAUSE);
  try {
    return await task();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
