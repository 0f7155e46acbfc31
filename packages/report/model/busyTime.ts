/** A stretch of time, in ms. */
export type Stretch = readonly [from: number, to: number];

/**
 * The time in which at least one of several stretches runs.
 * @param stretches in any order; one that ends before it begins counts nothing
 * @returns ms, one digit behind the point
 */
export function busyTime(stretches: readonly Stretch[]): number {
  const sorted = [...stretches].sort(([a], [b]) => a - b);
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of sorted) {
    if (to <= end || to <= from) continue;
    total += to - Math.max(from, end);
    end = to;
  }
  return Math.round(total * 10) / 10;
}
