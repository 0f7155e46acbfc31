import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const modified = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/**
 * Installs the packages of a folder from its lock file, when that has not happened or the lock changed since. Folders
 * without a lock use the packages of the project.
 * @param root the folder
 * @throws Error with npm's words when it fails
 */
export function installPackages(root: string): void {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(lock) || modified(installed) >= modified(lock)) return;
  console.log(`Installing the packages of ${path.basename(root)}`);
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci in ${root} failed:\n${stderr}`);
}
