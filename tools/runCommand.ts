import { spawnSync } from 'node:child_process';

/** Ends a command with one line on stderr and an exit code. */
export function fail(problem: unknown, code = 1): never {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(code);
}

interface CommandOptions {
  readonly folder?: string;
  /** Variables on top of this process's own; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
  /** Time that it may take, in ms. */
  readonly limit?: number;
  /** Whether people see what it prints, which is not kept then. */
  readonly shown?: boolean;
}

/**
 * Runs a command to its end. It never throws: `code` is null, and `stderr` says why, when the program is not there, or a
 * signal or the time limit ended it.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { folder, env, input, limit, shown }: CommandOptions = {},
) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...env },
    cwd: folder,
    input,
    timeout: limit,
    ...(shown && { stdio: ['ignore', 'inherit', 'inherit'] }),
  });
  const [out, errors] = [stdout ?? '', `${stderr ?? ''}${error?.message ?? ''}`];
  return { code: status, stdout: out, stderr: errors, output: `${out}${errors}` };
}
