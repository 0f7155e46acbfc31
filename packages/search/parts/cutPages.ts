import * as LIMITS from '../limits';
import type { SearchDocument } from '../SearchDocument';

const encoder = new TextEncoder();

/**
 * How much text an index file holds of a page.
 * @param page record of the page
 * @returns bytes in UTF-8
 */
export const textSize = ({ title, content }: Pick<SearchDocument, 'title' | 'content'>): number =>
  encoder.encode(title + content).length;

/** How much text one file may hold, in bytes. */
export interface PartLimits {
  /** Up to here the index is one file. */
  readonly whole: number;
  /** Size of a part, where it is more than one. */
  readonly part: number;
}

/** The usual limits. */
export const PART_LIMITS: PartLimits = { whole: LIMITS.searchWholeText, part: LIMITS.searchPartText };

/**
 * Cuts the pages of a language into parts of about the same size. Neighbours stay together: they share words.
 * @param pages the records of the language, in the order of the file
 * @param limits how much text one file may hold
 * @returns one list when one file is enough; no list is empty, unless there are no pages. No list is larger than a part and
 * the largest page together
 */
export function cutPages<T extends SearchDocument>(
  pages: readonly T[],
  { whole, part }: PartLimits,
): (readonly T[])[] {
  const sizes = pages.map(textSize);
  const total = sizes.reduce((sum, each) => sum + each, 0);
  if (total <= whole) return [pages];
  const share = total / Math.ceil(total / part);
  const parts: T[][] = [];
  let before = 0;
  pages.forEach((page, at) => {
    // A page belongs where its middle lies, so that no part is the small rest of the others.
    const place = Math.floor((before + (sizes[at] ?? 0) / 2) / share);
    before += sizes[at] ?? 0;
    (parts[place] ??= []).push(page);
  });
  return parts.filter((each) => each.length > 0);
}
