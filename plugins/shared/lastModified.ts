import { execFileSync } from 'node:child_process';
import { readGitLog } from './readGitLog';

/**
 * The moment of the last commit of each file, from one pass over the history.
 * @param root folder of the project
 * @param folder folder inside it
 * @returns path relative to the root → moment in UTC such as `2026-11-20T09:30:00.000Z`; empty where there is no git history
 */
export function lastModified(root: string, folder: string): Map<string, string> {
  const options = ['-c', 'core.quotePath=false', 'log', '--format=@%ct', '--name-only', '--relative'];
  try {
    const log = execFileSync('git', [...options, '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return readGitLog(log);
  } catch {
    return new Map();
  }
}
