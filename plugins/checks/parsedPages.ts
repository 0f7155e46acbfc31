import type { Pages } from './types';

const pagesOf = new Map<string, Pages>();

/**
 * The pages as the gates read them, for the one who needs them next in the same build: to parse all of them takes as long
 * as the gates themselves.
 */
export const parsedPages = {
  /** @param pages the tree; the last one of its folder counts */
  put(pages: Pages): void {
    pagesOf.set(pages.docsRoot, pages);
  },
  /**
   * @param docsRoot the `docs` folder
   * @returns the tree, which is forgotten then; undefined when nobody put one
   */
  take(docsRoot: string): Pages | undefined {
    const pages = pagesOf.get(docsRoot);
    pagesOf.delete(docsRoot);
    return pages;
  },
};
