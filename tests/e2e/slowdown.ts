/**
 * How many times slower the processor of the browser tests is made. A race that a fast machine hides shows with
 * `CPU_SLOWDOWN=4 npm run test:e2e`.
 * @param env environment: `CPU_SLOWDOWN`; empty counts as unset
 * @returns the factor, 1 unless asked for
 * @throws Error when the value is not a number from 1 to 20
 */
export function slowdown(env: Readonly<Record<string, string | undefined>>): number {
  const factor = Number(env.CPU_SLOWDOWN || 1);
  if (factor >= 1 && factor <= 20) return factor;
  throw new Error(
    `CPU_SLOWDOWN=${env.CPU_SLOWDOWN} is no factor. Use a number from 1 to 20: CPU_SLOWDOWN=4 npm run test:e2e`,
  );
}
