import { rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../commands/runCommand';

/**
 * Installs a version of Rspress over the one of a copy; neither manifest nor lock file changes, no script runs.
 * @param copy folder of the copy, whose packages share their content with the project by hard links
 * @param version exact version of `@rspress/core`
 * @throws Error with the words of npm when there is no such version
 */
export function installHost(copy: string, version: string): void {
  // npm writes this file in place, which would change the project's through the hard link.
  rmSync(path.join(copy, 'node_modules/.package-lock.json'), { force: true });
  const flags = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { code, output } = runCommand('npm', ['install', ...flags, `@rspress/core@${version}`], {
    folder: copy,
  });
  if (code !== 0) throw new Error(`@rspress/core ${version} cannot be installed:\n${output.trim()}`);
}
