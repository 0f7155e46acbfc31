/**
 * Reads what `times` of a shell prints: a line for the shell itself, one for what it started, each with time in user
 * and in system mode.
 * @param text e.g. `0m0.01s 0m0.00s\n1m2.50s 0m3.25s`
 * @returns seconds of processor time of what it started
 * @throws Error when there is no such line
 */
export function parseTimes(text: string): number {
  const started = text.trim().split('\n')[1] ?? '';
  const times = [...started.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (times.length !== 2) throw new Error(`Not the output of "times": ${text}`);
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  );
}
