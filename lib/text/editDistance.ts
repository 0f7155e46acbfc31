/**
 * How many letters must be added, dropped, changed or swapped with their neighbour (Damerau, restricted).
 * @param limit the search stops beyond it
 * @returns the distance, or `limit + 1` when it is larger
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? limit) + 1,
        (row[j - 1] ?? limit) + 1,
        (above[j - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? limit) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? limit + 1, limit + 1);
}
