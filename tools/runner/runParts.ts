import { listenForEnd } from './listenForEnd';
import { orderFault, waitsFor } from './orderFault';
import { partTable } from './partTable';
import { showProgress, type Screen } from './showProgress';
import { startPart, type RunningPart } from './startPart';
import type { Part, PartResult, RunResult } from './types';

/** After this time a part that was asked to stop is stopped. */
const GRACE_MS = 5_000;

export interface RunOptions {
  /** How many parts may run at a time. */
  readonly jobs: number;
  /** `process.stdout` when left out. */
  readonly screen?: Screen;
}

const EXIT_CODES: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs commands side by side, in the order of the list as soon as what they wait for has ended. A part that fails stops
 * only those that need it. At the end come the whole output of each part that failed and a table of seconds. Ctrl+C
 * stops all parts and starts no more.
 * @param parts what to run
 * @param options how many at a time
 * @returns the exit code and what became of each part
 * @throws Error when two parts share a name, or `needs` can never be met
 */
export async function runParts(
  parts: readonly Part[],
  { jobs, screen = process.stdout }: RunOptions,
): Promise<RunResult> {
  const fault = orderFault(parts);
  if (fault) throw new Error(fault);

  const begin = performance.now();
  const progress = showProgress(screen);
  const results = new Map<string, PartResult>();
  const running = new Map<string, { readonly part: RunningPart; readonly ended: Promise<void> }>();
  let interrupt: NodeJS.Signals | undefined;

  const end = (result: PartResult): void => {
    results.set(result.name, result);
    progress.end(result);
  };
  const start = (part: Part): void => {
    const since = performance.now();
    progress.start(part.name);
    const started = startPart(part);
    const ended = started.done.then(({ code, output, reason }) => {
      running.delete(part.name);
      const seconds = (performance.now() - since) / 1_000;
      const ending = code === 0 ? 'passed' : interrupt ? 'stopped' : 'failed';
      end({ name: part.name, ending, seconds, output, reason });
    });
    running.set(part.name, { part: started, ended });
  };
  const stopListening = listenForEnd((signal) => {
    interrupt ??= signal;
    for (const { part } of running.values()) part.stop(signal);
    setTimeout(() => running.forEach(({ part }) => part.stop('SIGKILL')), GRACE_MS).unref();
  });

  let waiting = [...parts];
  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter((part) => {
      const missing = part.needs?.find((name) => (results.get(name)?.ending ?? 'passed') !== 'passed');
      if (!interrupt && missing === undefined) return true;
      const ending = interrupt ? 'stopped' : 'left out';
      end({ name: part.name, ending, seconds: 0, output: '', reason: missing ? `needs ${missing}` : '' });
      return false;
    });
    const ready = waiting.filter((part) => waitsFor(part).every((name) => results.has(name)));
    const next = ready.slice(0, Math.max(0, jobs - running.size));
    waiting = waiting.filter((part) => !next.includes(part));
    next.forEach(start);
    if (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
  }

  stopListening();
  progress.close();
  const inOrder = parts.flatMap(({ name }) => results.get(name) ?? []);
  const seconds = (performance.now() - begin) / 1_000;
  for (const { name, ending, reason, output } of inOrder) {
    if (ending === 'failed') screen.write(`\n──── ${name}: ${reason}\n\n${output.trimEnd()}\n`);
  }
  screen.write(`\n${partTable({ results: inOrder, seconds })}\n`);
  const passed = inOrder.every(({ ending }) => ending === 'passed');
  return { code: interrupt ? (EXIT_CODES[interrupt] ?? 1) : passed ? 0 : 1, results: inOrder, seconds };
}
