import { spawnSync } from 'node:child_process';

/** How a command ended. */
export interface Ended {
  /** Exit code; null when it could not be started, or when a signal or the time limit ended it. */
  readonly code: number | null;
  readonly stdout: string;
  /** What it printed as errors; why it could not be started, if so. */
  readonly stderr: string;
  /** All of it: first what it printed, then its errors. */
  readonly output: string;
}

/** How a command is run. */
export interface CommandOptions {
  /** Folder in which it runs; this one when left out. */
  readonly folder?: string;
  /** Variables on top of this process's own; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What it reads. */
  readonly input?: string;
  /** Time that it may take, in ms. */
  readonly limit?: number;
  /** Whether people see what it prints, which is not kept then. */
  readonly shown?: boolean;
}

/** Output of a whole run of browser tests. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a command to its end and waits for it. It never throws: a program that is not there ends with `code` null.
 * @param command program
 * @param args its arguments
 * @param options where and how it runs
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { folder, env, input, limit, shown }: CommandOptions = {},
): Ended {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, ...env },
    ...(folder !== undefined && { cwd: folder }),
    ...(input !== undefined && { input }),
    ...(limit !== undefined && { timeout: limit }),
    ...(shown && { stdio: ['ignore', 'inherit', 'inherit'] }),
  });
  const errors = `${stderr ?? ''}${error ? error.message : ''}`;
  return { code: status, stdout: stdout ?? '', stderr: errors, output: `${stdout ?? ''}${errors}` };
}
