import { expect } from 'vitest';

/** Three frames of a screen: nothing that a reader types may hold the page up for longer, in ms. */
const SLOW = 50;
/** How often something is measured before it counts as slow. */
const TIMES = 5;

/** What a run takes: time of the clock or of the processor, whichever is less, since a busy machine takes turns. */
function measure(run: () => void): number {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  run();
  const { user, system } = process.cpuUsage(processor);
  return Math.min(performance.now() - clock, (user + system) / 1000);
}

const YARDSTICK = 'a sentence like any other, '.repeat(20_000);
/** What reading the yardstick takes on a core of its own, in ms. */
const YARDSTICK_TIME = 4;

/**
 * How much slower this machine is at the moment than a quiet one: two threads that share a core take nearly twice as long
 * each, also by the clock of the processor. The less of two counts, because the first compiles the expression.
 */
function slowdown(): number {
  const times = [1, 2].map(() => {
    const word = /\b[a-z]+(?= any)/g;
    return measure(() => {
      while (word.exec(YARDSTICK)) continue;
    });
  });
  return Math.max(1, Math.min(...times) / YARDSTICK_TIME);
}

/**
 * Runs a function on one hostile text, and expects it to be quick. The first run may compile the function, so the least
 * of some counts, in the time of a quiet machine.
 */
export function quickly<T>(text: string, run: () => T): T {
  let least = Infinity;
  let result = undefined as { readonly value: T } | undefined;
  for (let at = 0; at < TIMES && least >= SLOW; at += 1) {
    const time = measure(() => {
      result = { value: run() };
    });
    least = Math.min(least, time < SLOW ? time : time / slowdown());
  }
  expect(least, text.slice(0, 80)).toBeLessThan(SLOW);
  if (!result) throw new Error('Nothing ran.');
  return result.value;
}
