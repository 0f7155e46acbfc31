/** Middle and spread of what several runs showed. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The value below which a share of the values lies.
 * @param values in any order
 * @param share 0 to 1
 * @throws Error when there is none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0];
  if (value === undefined) throw new Error('There is no run to sum up');
  return value;
}

/**
 * Sums up several runs.
 * @param values one number a run
 * @throws Error when there is none
 */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || min === undefined || max === undefined) {
    throw new Error('There is no run to sum up');
  }
  return { median: (low + high) / 2, min, max };
}
