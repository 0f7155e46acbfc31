import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * One text for everything that a folder holds, names and bytes.
 * @param folder the folder
 * @throws Error when there is no such folder
 */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(folder, file)}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
