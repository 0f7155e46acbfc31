/** Letter of 0; the others stand around it. */
const ZERO = 'F'.charCodeAt(0);

/**
 * Writes a vector of small whole numbers as capital letters, one for each.
 * @param vector numbers from -5 to 20
 */
export const packVector = (vector: readonly number[]): string =>
  String.fromCharCode(...vector.map((step) => ZERO + step));

/**
 * Reads a vector back.
 * @param text what `packVector` wrote
 */
export const unpackVector = (text: string): number[] =>
  Array.from(text, (letter) => letter.charCodeAt(0) - ZERO);
