import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../../tools/withLock';

const UNFINISHED = '.unfinished';

/** What is built, and where it is cached. */
export interface CachedBuild {
  /** Folder of all cached builds. */
  readonly store: string;
  /** Name of the site. */
  readonly name: string;
  /** What the build is made of, as a hash. */
  readonly key: string;
  /** How many builds of the site stay: more than it has variants, so that a run never throws away what it still serves. */
  readonly most?: number;
  /** Writes the output into the folder it is given. */
  readonly build: (out: string) => Promise<unknown>;
}

/** Whether a build is there; one that is used counts as new. */
async function use(folder: string): Promise<boolean> {
  const now = new Date();
  return utimes(folder, now, now).then(
    () => true,
    () => false,
  );
}

async function forgetOld(store: string, name: string, most: number): Promise<void> {
  const own = (await readdir(store)).filter((entry) => new RegExp(`^${name}-[0-9a-f]{64}$`).test(entry));
  const dated = await Promise.all(
    own.map(async (entry) => ({ entry, time: (await stat(path.join(store, entry))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.time - a.time).slice(most);
  await Promise.all(old.map(({ entry }) => rm(path.join(store, entry), { recursive: true, force: true })));
}

/**
 * Builds a site once: whoever wants the same again, also in another process at the same time, gets the same folder.
 * @param wanted what is built, and where it is cached
 * @returns the output folder; it belongs to everybody, so nothing may be written into it
 * @throws what the build throws; nothing is left behind then
 */
export async function cachedBuild({ store, name, key, most = 8, build }: CachedBuild): Promise<string> {
  const folder = path.join(store, `${name}-${key}`);
  if (await use(folder)) return folder;
  // Copies of the project on one machine have stores, and so locks, of their own.
  const place = createHash('sha256').update(store).digest('hex').slice(0, 8);
  // By name, not by key: builds of one fixture write the same temporary files beside its source.
  return withLock(`${name}-${place}`, async () => {
    if (await use(folder)) return folder;
    const unfinished = path.join(store, `${name}${UNFINISHED}`);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    try {
      await build(unfinished);
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await forgetOld(store, name, most);
    return folder;
  });
}
