import { readdirSync, readlinkSync } from 'node:fs';

/**
 * Lists what a process holds open, by `/proc`; elsewhere than on Linux nothing.
 * @param pid number of the process; without it this one
 * @returns one entry for each descriptor: the path of a file, or such as `socket:[123]`
 */
export function openFiles(pid: number | 'self' = 'self'): string[] {
  const folder = `/proc/${pid}/fd`;
  if (process.platform !== 'linux') return [];
  return readdirSync(folder).flatMap((fd) => {
    try {
      return readlinkSync(`${folder}/${fd}`);
    } catch {
      // The descriptor by which the folder itself was read.
      return [];
    }
  });
}
