import { spawn, type ChildProcess } from 'node:child_process';

/** What a report server prints once it answers. */
const SERVES = /running on:|the local url/;
const FAILS = /✖|RSDOCTOR ERROR/;

/** Ends a command and what it started; a group that is gone already is no fault. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs one command line. A command that serves a report is stopped as soon as it says so.
 * @param command line for bash
 * @param options.cwd folder it is run in
 * @param options.env its environment
 * @param options.timeout in ms
 * @returns why it failed; undefined when it did what it should
 */
export function runLine(
  command: string,
  { cwd, env, timeout }: { cwd: string; env: NodeJS.ProcessEnv; timeout: number },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = (fault?: string): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      stop(child);
      resolve(fault);
    };
    const timer = setTimeout(() => end(`no end and no address after ${timeout} ms: ${output}`), timeout);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (FAILS.test(output)) end(output);
      else if (SERVES.test(output)) end();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => end(error.message));
    child.on('close', (code) => end(code === 0 ? undefined : `exit code ${code}: ${output}`));
  });
}
