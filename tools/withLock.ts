import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that nobody has touched for so long, in ms, belongs to a run that was ended. */
const STALE = 180_000;
const PAUSE = 200;

async function tryLock(folder: string, stale: number): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > stale) await rm(folder, { recursive: true, force: true });
    return false;
  }
}

/**
 * Runs a task while no other process runs one of the same name.
 * @param stale age in ms at which a lock belongs to a run that was ended; one whose task runs is kept young
 */
export async function withLock<T>(name: string, task: () => Promise<T>, stale = STALE): Promise<T> {
  const folder = path.join(tmpdir(), `${name}.lock`);
  while (!(await tryLock(folder, stale))) await wait(PAUSE);
  const young = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => undefined);
  }, stale / 3);
  try {
    return await task();
  } finally {
    clearInterval(young);
    await rm(folder, { recursive: true, force: true });
  }
}
