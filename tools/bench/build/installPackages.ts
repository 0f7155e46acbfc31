import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../commands/runCommand';

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
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, stderr } = runCommand('npm', ['ci', ...flags], { folder: root });
  if (code !== 0) throw new Error(`npm ci in ${root} failed:\n${stderr}`);
}
