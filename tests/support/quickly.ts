import { expect } from 'vitest';

/** Three frames of a screen: nothing that a reader types may hold the page up for longer, in ms. */
const SLOW = 50;
/** How often something is measured before it counts as slow. */
const TIMES = 3;

/** What a run takes: time of the clock or of the processor, whichever is less, since a busy machine takes turns. */
function measure(run: () => void): number {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  run();
  const { user, system } = process.cpuUsage(processor);
  return Math.min(performance.now() - clock, (user + system) / 1000);
}

/**
 * Runs a function on one hostile text, and expects it to be quick. The first run may compile the function, so the least
 * of up to three counts.
 * @param text the text; its beginning stands in the message
 * @param run the function
 * @returns what the function returns
 */
export function quickly<T>(text: string, run: () => T): T {
  let least = Infinity;
  let result = undefined as { readonly value: T } | undefined;
  for (let at = 0; at < TIMES && least >= SLOW; at += 1) {
    const time = measure(() => {
      result = { value: run() };
    });
    least = Math.min(least, time);
  }
  expect(least, text.slice(0, 80)).toBeLessThan(SLOW);
  if (!result) throw new Error('Nothing ran.');
  return result.value;
}
