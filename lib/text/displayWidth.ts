/** A Chinese, Japanese or Korean letter, or a full-width sign, takes the room of three. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;
const WIDE_WIDTH = 3;

/**
 * The room that a text takes in a snippet.
 * @param text any text
 * @returns 1 for each narrow letter, 3 for each wide one
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? WIDE_WIDTH : 1;
  return width;
}
