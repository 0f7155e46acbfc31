import { execFileSync } from 'node:child_process';

/** Newest commit first: its time in seconds behind an `@`, then its files. Moments are UTC in every zone. */
function readGitLog(log: string): Map<string, string> {
  const moments = new Map<string, string>();
  let moment = '';
  for (const line of log.split('\n')) {
    if (/^@\d+$/.test(line)) moment = new Date(Number(line.slice(1)) * 1000).toISOString();
    else if (line && moment && !moments.has(line)) moments.set(line, moment);
  }
  return moments;
}

/** The moment of the last commit of each file, by its path below the root; empty where there is no git history. */
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
