import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from './linkPackages';

/**
 * Copies the project as it is in the folder, changes that are not committed included, for tests that read the history with
 * it. Files are copied, packages share their content by hard links.
 * @param root folder of the project
 * @param copy folder of the copy; what is there goes
 * @throws Error where git or the copying fails
 */
export function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '--shared', root, copy]);
  execFileSync('git', ['reset', '--quiet'], { cwd: copy, stdio: 'ignore' });
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0')) {
    const from = path.join(root, file);
    if (file === '' || !existsSync(from) || lstatSync(from).isDirectory()) continue;
    cpSync(from, path.join(copy, file), { verbatimSymlinks: true });
  }
  linkPackages(root, copy);
}
