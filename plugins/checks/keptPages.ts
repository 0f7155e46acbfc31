import type { Pages } from './types';

const kept = new Map<string, Pages>();

/**
 * The pages as the gates read them, for the one who needs them next in the same build: to parse all of them takes as long
 * as the gates themselves.
 */
export const keptPages = {
  /** @param pages the tree; the last one of its folder counts */
  keep(pages: Pages): void {
    kept.set(pages.docsRoot, pages);
  },
  /**
   * @param docsRoot the `docs` folder
   * @returns the tree, which is forgotten then; undefined when nobody kept one
   */
  take(docsRoot: string): Pages | undefined {
    const pages = kept.get(docsRoot);
    kept.delete(docsRoot);
    return pages;
  },
};
