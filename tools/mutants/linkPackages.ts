import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What tools write below `node_modules` in place: shared by a hard link, it would change in the project too. */
const WRITTEN_IN_PLACE = ['.cache', '.vite', '.vite-temp'];

/** Folders of packages: at the root, and of each workspace. */
const packageFolders = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '-o', '-i', '--exclude-standard', '--directory'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .map((entry) => entry.replace(/\/$/, ''))
    .filter((entry) => path.posix.basename(entry) === 'node_modules');

/**
 * Gives a copy of the project its packages: they share their content by hard links, and what tools keep between runs is copied.
 * @param root folder of the project, with its packages
 * @param copy folder of the copy, without packages
 * @throws Error where git or the copying fails
 */
export function linkPackages(root: string, copy: string): void {
  for (const folder of packageFolders(root)) {
    const to = path.join(copy, folder);
    mkdirSync(path.dirname(to), { recursive: true });
    execFileSync('cp', ['-al', path.join(root, folder), to]);
    for (const name of WRITTEN_IN_PLACE) {
      rmSync(path.join(to, name), { recursive: true, force: true });
      const from = path.join(root, folder, name);
      if (name === '.cache' && existsSync(from)) cpSync(from, path.join(to, name), { recursive: true });
    }
  }
}
