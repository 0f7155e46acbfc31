/** Colours and cursor moves of a terminal, which copied output may hold. */
// eslint-disable-next-line no-control-regex
const ESCAPES = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Line ends and the frame that Rspack draws along a message: a terminal may have broken the line anywhere. */
const GAPS = /[\s│|]+/g;

/**
 * Makes a copied text comparable: without colours, frames and code marks, one blank for every gap, small letters.
 * @param text anything; full-width letters and digits become plain ones
 * @returns text in which messages stand on one line
 */
export function plainText(text: string): string {
  return text
    .replace(ESCAPES, '')
    .replaceAll('`', '')
    .normalize('NFKC')
    .replace(GAPS, ' ')
    .trim()
    .toLowerCase();
}
