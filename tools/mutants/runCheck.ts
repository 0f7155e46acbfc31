import { spawn } from 'node:child_process';
import { firstFailure } from './firstFailure';
import type { Catch, Check } from './types';

/** Where checks run. */
export interface Place {
  /** Folder of the copy. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a check to its end.
 * @param check the check
 * @param place the copy it runs in
 * @returns what it noticed; undefined when it passes
 * @throws Error when it cannot be started
 */
export const runCheck = (
  { name, command, env: own, timeout }: Check,
  { folder, env }: Place,
): Promise<Catch | undefined> =>
  new Promise((done, failed) => {
    const [program = '', ...args] = command;
    // A group of its own: a check that takes too long is ended with everything that it started.
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...env, ...own },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    let output = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeout);
    const keep = (text: unknown) => {
      output += String(text);
    };
    process.once('exit', end);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', failed);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      if (code === 0) done(undefined);
      else
        done({ check: name, detail: isLate ? `not done after ${timeout / 1000} s` : firstFailure(output) });
    });
  });
