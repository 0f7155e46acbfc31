/** What is known of the height of a passage at build time. */
export interface Extent {
  /** px that it takes at any width: spaces, lines of code, rows. */
  readonly px: number;
  /** Letters that are broken into lines; a wide one counts more. */
  readonly letters: number;
}

/** px² that a narrow letter takes, less than in truth. */
const LETTER_AREA = 190;

/**
 * Least height of a passage.
 * @param extent what is known of it
 * @param width px that a line has
 */
export const heightOf = ({ px, letters }: Extent, width: number): number =>
  px + (letters * LETTER_AREA) / width;
