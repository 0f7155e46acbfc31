import { closeSync, constants, fstatSync, openSync, type Stats } from 'node:fs';
import path from 'node:path';

/** A file held open: its facts are those of the very bytes that are sent, even when a build replaces it meanwhile. */
export interface OpenFile {
  readonly fd: number;
  readonly stats: Stats;
}

/** It was there when it was looked up. */
const GONE: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ELOOP'];

/** A link or a pipe that took the file's place is neither followed nor waited for. Windows knows neither flag. */
const FLAGS =
  constants.O_RDONLY |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) |
  ((constants.O_NONBLOCK as number | undefined) ?? 0);

/**
 * Opens a file of the site.
 * @param root real path of the site's folder
 * @param file path that `siteFiles` has found
 * @returns descriptor, which the caller closes, and facts; nothing when the file has gone since it was looked up
 * @throws Error when the file may not be read, or the process has no descriptor left
 */
export function openFile(root: string, file: string): OpenFile | undefined {
  let fd: number;
  try {
    fd = openSync(`${root}${file.split('/').join(path.sep)}`, FLAGS);
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
  const stats = fstatSync(fd);
  if (stats.isFile()) return { fd, stats };
  closeSync(fd);
  return undefined;
}
