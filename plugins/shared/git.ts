import { execFileSync } from 'node:child_process';

/**
 * Reads the output of `git log --format=@%ct --name-only`.
 * @param log newest commit first: its time in seconds behind an `@`, then its files, one a line
 * @returns file → moment of its newest commit, in UTC whatever the zone of the committer or of this machine
 */
function readGitLog(log: string): Map<string, string> {
  const moments = new Map<string, string>();
  let moment = '';
  for (const line of log.split('\n')) {
    if (/^@\d+$/.test(line)) moment = new Date(Number(line.slice(1)) * 1000).toISOString();
    else if (line && moment && !moments.has(line)) moments.set(line, moment);
  }
  return moments;
}

/**
 * The moment of the last commit of each file, from one pass over the history.
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
