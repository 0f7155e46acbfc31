import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** When each file below some folders was last written. */
function timesOf(folders: readonly string[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const stat = entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
      if (stat) times.set(file, `${stat.mtimeMs} ${stat.size}`);
    }
  }
  return times;
}

/**
 * Remembers the files of some folders.
 * @param folders existing folders
 * @param since what was written later, in ms since 1970, counts as changed in the first call
 * @returns tells which files were written, added or removed since it was last called, as full paths
 */
export function trackFiles(folders: readonly string[], since = Infinity): () => string[] {
  let before = new Map([...timesOf(folders)].filter(([, time]) => parseFloat(time) <= since));
  return () => {
    const now = timesOf(folders);
    const files = new Set([...before.keys(), ...now.keys()]);
    const changed = [...files].filter((file) => before.get(file) !== now.get(file));
    before = now;
    return changed;
  };
}
