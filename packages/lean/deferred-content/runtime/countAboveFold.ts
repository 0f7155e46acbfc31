import { heightOf, type Extent } from '../heightOf';

/** Widest line of text, and least space beside it, in px. */
const WIDEST = 760;
const BESIDE = 32;

/** A browser that tells no size. */
const UNKNOWN = { width: WIDEST, height: 2000 };

/**
 * How many passages are above the fold.
 * @param passages the page, from its beginning
 * @param window size of the whole window, bars of the browser included, so it is rather too many than too few; to ask for
 * the room inside would make the browser work out styles in the middle of the work
 */
export function countAboveFold(
  passages: readonly Extent[],
  { outerWidth, outerHeight }: Pick<Window, 'outerWidth' | 'outerHeight'>,
): number {
  const width = Math.max(1, Math.min(WIDEST, (outerWidth || UNKNOWN.width) - BESIDE));
  let height = 0;
  const last = passages.findIndex(
    (passage) => (height += heightOf(passage, width)) >= (outerHeight || UNKNOWN.height),
  );
  return last < 0 ? passages.length : last + 1;
}
