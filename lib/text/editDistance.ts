/**
 * How many letters must be added, dropped, changed or swapped with their neighbour (Damerau, restricted).
 * @param limit the search stops beyond it
 * @returns the distance, or `limit + 1` when it is larger
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const beyond = limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    // Further from the diagonal every way is too long.
    const first = Math.max(1, i - limit);
    const row: number[] = [];
    row[first - 1] = first === 1 ? i : beyond;
    let least = row[first - 1] ?? beyond;
    for (let j = first; j <= Math.min(b.length, i + limit); j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = Math.min(
        (above[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        (above[j - 1] ?? beyond) + (same ? 0 : 1),
      );
      row[j] = swapped ? Math.min(ways, (before[j - 2] ?? beyond) + 1) : ways;
      least = Math.min(least, row[j] ?? beyond);
    }
    if (least > limit) return beyond;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? beyond, beyond);
}
