import type { Check, Issue, Pages } from './types';

/**
 * Runs checks over a documentation tree, side by side.
 * @param checks functions from pages to problems
 * @param pages the tree
 * @returns the problems of all of them
 * @throws Error when a check itself cannot work, e.g. cspell without its dictionary
 */
export async function runChecks<Facts>(
  checks: readonly Check<Facts>[],
  pages: Pages<Facts>,
): Promise<Issue[]> {
  return (await Promise.all(checks.map((check) => check(pages)))).flat();
}
