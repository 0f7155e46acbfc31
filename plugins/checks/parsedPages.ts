import type { Tree } from './types';

const treeOf = new Map<string, Promise<Tree>>();

/**
 * The pages as the gates read them, for the one who needs them next in the same build: to parse all of them takes as long
 * as the gates themselves.
 */
export const parsedPages = {
  /**
   * @param docsRoot the `docs` folder
   * @param tree its pages, as soon as they are parsed; the last one of a folder counts
   */
  put(docsRoot: string, tree: Promise<Tree>): void {
    treeOf.set(docsRoot, tree);
  },
  /**
   * @param docsRoot the `docs` folder
   * @returns the tree, which is forgotten then; undefined when nobody put one
   */
  take(docsRoot: string): Promise<Tree> | undefined {
    const tree = treeOf.get(docsRoot);
    treeOf.delete(docsRoot);
    return tree;
  },
};
