import { spawn } from 'node:child_process';
import type { Part } from './types';

/** A part that runs. */
export interface RunningPart {
  /** Resolves at the end of the process, and never rejects. `code` is undefined when a signal ended it. */
  readonly done: Promise<{
    readonly code: number | undefined;
    readonly output: string;
    readonly reason: string;
  }>;
  /** Sends a signal to the process and to all that it started. */
  stop(signal: NodeJS.Signals): void;
}

const onWindows = process.platform === 'win32';

/**
 * Starts the process of a part and keeps what it prints.
 * @param part command, arguments, environment
 * @param onPrint gets what it prints while it runs
 * @returns the process; a command that cannot be started ends with its reason
 */
export function startPart(part: Part, onPrint?: (chunk: Buffer) => void): RunningPart {
  const child = spawn(part.command, part.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...part.env },
    // `npm` starts a shell, which starts the tool: only as a group of their own do all of them hear a signal.
    detached: !onWindows,
    // There `npm` is a script, which only a shell starts.
    shell: onWindows,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed.push(chunk);
      onPrint?.(chunk);
    });
  }
  const done = new Promise<Awaited<RunningPart['done']>>((resolve) => {
    const end = (code: number | undefined, reason: string) =>
      resolve({ code, output: Buffer.concat(printed).toString('utf8'), reason });
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code, signal) => {
      if (code === 0) end(0, '');
      else if (code === null) end(undefined, `ended by ${signal ?? 'a signal'}`);
      else end(code, `exit code ${code}`);
    });
  });
  return {
    done,
    stop(signal) {
      try {
        if (onWindows || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has just ended by itself.
      }
    },
  };
}
