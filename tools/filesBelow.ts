import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder: paths from there with forward slashes, in one order on every machine. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
