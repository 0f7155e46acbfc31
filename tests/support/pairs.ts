/** Per dimension, the values that it can have. */
export type Dimensions = Readonly<Record<string, readonly unknown[]>>;

/** One value of each dimension. */
export type Combination<D extends Dimensions> = { readonly [Name in keyof D]: D[Name][number] };

/** As few combinations as the first, largest dimension has values, in which every value is met ("each choice"). */
export function eachChoice<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  const entries = Object.entries(dimensions);
  const count = entries[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      entries.map(([name, values], index) => {
        // Each dimension is slower than the one before, so that no two go in step; but not so slow that a value is left out.
        const pace = (count - 1) / index >= values.length - 1 ? index || 1 : 1;
        return [name, values[Math.floor(row / pace) % values.length]];
      }),
    ),
  ) as Combination<D>[];
}

/** Indices of the values of one combination, in the order of the dimensions. */
type Row = readonly number[];

/** The row's pairs of values, each as a word: which two dimensions, and which value of each. */
const pairsOf = (row: Row): string[] =>
  row.flatMap((value, one) =>
    row.slice(one + 1).map((other, gap) => `${one}=${value} ${one + gap + 1}=${other}`),
  );

const allRows = (sizes: readonly number[]): Row[] =>
  sizes.reduce<Row[]>(
    (rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value])),
    [[]],
  );

/**
 * Combinations in which every two values of two dimensions meet at least once, the same ones on every run. Most faults need
 * one value, nearly all others two; the whole product grows with every dimension, this list only with the two largest.
 */
export function pairs<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  const names = Object.keys(dimensions);
  const rows = allRows(names.map((name) => dimensions[name]?.length ?? 0));
  const chosen: Row[] = [];
  const open = new Set(rows.flatMap(pairsOf));
  const gain = (row: Row) => pairsOf(row).filter((pair) => open.has(pair)).length;
  while (open.size > 0) {
    // Greedy: the row with the most pairs that have not met yet; of equals, the first.
    const best = rows.reduce((most, row) => (gain(row) > gain(most) ? row : most));
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return (names.length < 2 ? rows : chosen).map(
    (row) =>
      Object.fromEntries(
        names.map((name, index) => [name, dimensions[name]?.[row[index] ?? 0]]),
      ) as unknown as Combination<D>,
  );
}
