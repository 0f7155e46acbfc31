import { realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { HOSTING_FILES } from '../../site/headers';

/** Read by the host itself, never served. */
const HOST_FILES: readonly string[] = HOSTING_FILES.map((name) => `/${name}`);

/**
 * Opens a built site for look-ups. The disk is asked each time, so that a new build is served without a restart.
 * @param root real path of the folder
 * @returns look-up: path that begins with a slash in, facts of the file out; nothing for folders, missing files, files
 * behind a symbolic link, files outside the root, another letter case than on disk, and the host's own files
 */
export function siteFiles(root: string): (file: string) => Stats | undefined {
  return (file) => {
    if (HOST_FILES.includes(file)) return undefined;
    try {
      const wanted = `${root}${file.split('/').join(path.sep)}`;
      if (realpathSync.native(wanted) !== wanted) return undefined;
      const stats = statSync(wanted);
      return stats.isFile() ? stats : undefined;
    } catch {
      return undefined;
    }
  };
}
