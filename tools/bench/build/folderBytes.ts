import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a folder and of all folders below it.
 * @param root the folder
 * @returns paths from the root, with slashes
 */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    );

/**
 * Size of an output folder.
 * @param root the folder
 */
export const folderBytes = (root: string): number =>
  filesBelow(root).reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
