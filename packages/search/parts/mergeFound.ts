import type { RankedPage } from '../rankPages';

/**
 * Joins what the head found with what parts found. A page whose part was looked into is as the part says, also when that
 * is nothing. The others keep what the head says, which is less than their texts would add: words are as rare for both.
 * @param fromHead pages by title and heading
 * @param fromParts pages of the parts that were looked into
 * @param isLooked whether the part of a page was looked into
 * @returns pages, best first
 */
export const mergeFound = (
  fromHead: readonly RankedPage[],
  fromParts: readonly RankedPage[],
  isLooked: (page: number) => boolean,
): RankedPage[] =>
  [...fromParts, ...fromHead.filter(({ page }) => !isLooked(page.id))].sort(
    (a, b) => b.score - a.score || a.page.id - b.page.id,
  );
