/**
 * Reads the output of `git log --format=@%ct --name-only`.
 * @param log newest commit first: its time in seconds behind an `@`, then its files, one a line
 * @returns file → moment of its newest commit, in UTC whatever the zone of the committer or of this machine
 */
export function readGitLog(log: string): Map<string, string> {
  const moments = new Map<string, string>();
  let moment = '';
  for (const line of log.split('\n')) {
    if (/^@\d+$/.test(line)) moment = new Date(Number(line.slice(1)) * 1000).toISOString();
    else if (line && moment && !moments.has(line)) moments.set(line, moment);
  }
  return moments;
}
