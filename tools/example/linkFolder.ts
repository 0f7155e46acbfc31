import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A hard link takes no space; where there can be none (another disk), the file is copied. */
const linkFile = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/**
 * Makes a folder with the same files. No symbolic links: Node and bundlers would show the path behind them.
 * @param from folder that is there
 * @param to folder that is made
 * @param skip names that are left out, at any depth
 */
export async function linkFolder(from: string, to: string, skip: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !skip.has(name));
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      return entry.isDirectory() ? linkFolder(source, target, skip) : linkFile(source, target);
    }),
  );
}
