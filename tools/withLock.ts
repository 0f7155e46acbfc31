import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that nobody has touched for so long, in ms, belongs to a run that was ended. */
const STALE = 180_000;

/** Runs a task while no other process runs one of the same name. */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const folder = path.join(tmpdir(), `${name}.lock`);
  for (;;) {
    const fault = await mkdir(folder).catch((error: NodeJS.ErrnoException) => error);
    if (!fault) break;
    if (fault.code !== 'EEXIST') throw fault;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > STALE) await rm(folder, { recursive: true, force: true });
    await wait(200);
  }
  const touch = () => utimes(folder, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(() => void touch(), STALE / 3);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}
