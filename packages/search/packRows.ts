import { NO_ROW } from './meansAlike';
import { packNumbers, unpackNumbers } from './packNumbers';

/** What is written for no row, and for the row after the last one; any other row is written as itself after these two. */
const [NONE, NEXT, FIRST] = [0, 1, 2];

/**
 * Writes the rows of sections as text. Sections mostly follow one another as their rows do, and then it compresses to nearly nothing.
 * @param rows rows, or `NO_ROW`
 */
export function packRows(rows: readonly number[]): string {
  let next = 0;
  return packNumbers(
    rows.map((row) => {
      if (row === NO_ROW) return NONE;
      const code = row === next ? NEXT : FIRST + row;
      next = row + 1;
      return code;
    }),
  );
}

/**
 * Reads rows back.
 * @param text what `packRows` wrote
 */
export function unpackRows(text: string): number[] {
  let next = 0;
  return unpackNumbers(text).map((code) => {
    if (code === NONE) return NO_ROW;
    const row = code === NEXT ? next : code - FIRST;
    next = row + 1;
    return row;
  });
}
