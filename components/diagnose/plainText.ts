/**
 * Colours, cursor moves and links of a terminal, which copied output may hold. Some places where logs are shown drop the
 * escape character and keep the rest of a colour.
 */
export const ESCAPES =
  // eslint-disable-next-line no-control-regex
  /\u001b\[[0-9;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\[(?:\d{1,3};){0,4}\d{1,3}m/g;

/**
 * Marks on one letter beyond the thirtieth. No writing has so many (Unicode's Stream-Safe Text Format), and to put them in
 * order takes time that grows with the square of their number. The last two become marks by normalizing.
 */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Marks begin at U+0300. Where this does not match, there are not too many, and the slow look for them is left out. */
const MARKS_POSSIBLE = /[\u0300-\uffff]{31}/;

/** Line ends and the frame that Rspack draws along a message: a terminal may have broken the line anywhere. */
const GAP = /[^\S ]|[│|]/g;

/** Single blanks are left alone: to put a blank in place of every blank of a long text takes longer than all the rest. */
const BLANKS = / {2,}/g;

/**
 * Makes a copied text comparable: without colours, frames and code marks, one blank for every gap. Case stays.
 * @param text anything; full-width letters and digits become plain ones
 * @returns text in which messages stand on one line
 */
export function plainText(text: string): string {
  const bare = text.replace(ESCAPES, '').replaceAll('`', '');
  return (MARKS_POSSIBLE.test(bare) ? bare.replace(EXCESS_MARKS, '$1') : bare)
    .normalize('NFKC')
    .replace(GAP, ' ')
    .replace(BLANKS, ' ')
    .trim();
}
