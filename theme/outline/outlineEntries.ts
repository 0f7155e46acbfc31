import type { usePage } from '@rspress/core/runtime';

/** A heading of the page: its text with Markdown's marks, its id and its level. */
export type OutlineFact = ReturnType<typeof usePage>['page']['toc'][number];

/** Levels that the outline shows. */
const LEVELS = { first: 2, last: 4 } as const;

/** An entry of the outline. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  /** 0 for the highest level. */
  readonly depth: number;
  /** Id of the entry of the highest level that it stands below; its own on that level. */
  readonly top: string;
}

/** From one more entry on, only the part that is being read shows its lower levels. */
export const MAX_UNFOLDED = 15;

/**
 * The headings that the outline shows: h2 to h4.
 * @param toc headings of the page
 */
export function outlineEntries(toc: readonly OutlineFact[]): OutlineEntry[] {
  let top = '';
  return toc
    .filter(({ id, depth }) => id && depth >= LEVELS.first && depth <= LEVELS.last)
    .map(({ id, text, depth }) => {
      if (depth === LEVELS.first) top = id;
      return { id, text, depth: depth - LEVELS.first, top };
    });
}
