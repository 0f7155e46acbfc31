import type { Tree } from '../../../packages/doc-checks/types';
import { readPages } from '../../checks/readPages';
import { keptPages } from './keptPages';

/**
 * Parses the pages, and keeps them for `checkPages`.
 * @param docsRoot the `docs` folder
 * @returns the tree, without the facts that it is held against
 * @throws Error when there is no such folder
 */
export function parsePages(docsRoot: string): Tree {
  const pages = readPages(docsRoot);
  keptPages.set(docsRoot, pages);
  const { facts: _facts, ...tree } = pages;
  return tree;
}
