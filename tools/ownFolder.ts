import { lstatSync, mkdirSync } from 'node:fs';

/**
 * Makes a folder at a path that everybody on the machine knows, such as one below `/tmp`. Throws when it is not ours: a
 * folder or link that somebody else put there would lead our files, and what we remove, to where they like.
 */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const stats = lstatSync(folder);
  const isOurs = process.getuid === undefined || stats.uid === process.getuid();
  if (!stats.isDirectory() || !isOurs)
    throw new Error(`${folder} is a link or belongs to somebody else. Remove it and try again.`);
}
