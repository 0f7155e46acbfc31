import { spawnSync } from 'node:child_process';

/** How a command ended. */
export interface Ended {
  /** Exit code; null when a signal ended it. */
  readonly code: number | null;
  /** What it printed, errors included. */
  readonly output: string;
}

/** Output of a whole run of browser tests. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a command to its end.
 * @param folder where it runs
 * @param command program
 * @param args its arguments
 * @param env variables on top of this process's own
 * @throws Error when it cannot be started
 */
export function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Ended {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  if (error) throw error;
  return { code: status, output: `${stdout}${stderr}` };
}
