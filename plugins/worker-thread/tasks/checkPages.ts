import type { Issue } from '../../../packages/doc-checks/types';
import { changedLines } from '../../checks/content-gates/changedLines';
import { runGates } from '../../checks/content-gates/runGates';
import { readPages } from '../../checks/readPages';
import { keptPages } from './keptPages';

/**
 * Runs every content gate.
 * @param docsRoot the `docs` folder
 * @returns the problems of all of them
 * @throws Error when there is no such folder, or a gate itself cannot work
 */
export function checkPages(docsRoot: string): Promise<Issue[]> {
  const pages = keptPages.get(docsRoot) ?? readPages(docsRoot);
  keptPages.delete(docsRoot);
  return runGates(pages, undefined, changedLines(pages.projectRoot));
}
