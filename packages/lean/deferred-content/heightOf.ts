import type { Extent } from './Extent';

/** px² that a narrow letter takes, less than in truth. */
const LETTER_AREA = 190;

/**
 * Least height of a passage.
 * @param extent what is known of it
 * @param width px that a line has
 */
export const heightOf = ({ px, letters }: Extent, width: number): number =>
  px + (letters * LETTER_AREA) / width;
