import { runChecks } from '../../../packages/doc-checks';
import type { Check, Issue, Pages } from '../types';
import type { IsChanged } from './changedLines';
import { GATES, type Gate } from './gates';
import { reportOnce } from './reportOnce';

/**
 * Runs gates over a documentation tree.
 * @param pages the tree
 * @param gates which ones; all of them when left out
 * @param isChanged whether a line was changed since the last commit; no when left out
 * @returns the problems of all of them, each mistake once
 * @throws Error when a gate itself cannot work, e.g. cspell without its dictionary
 */
export async function runGates(
  pages: Pages,
  gates = Object.keys(GATES) as readonly Gate[],
  isChanged: IsChanged = () => false,
): Promise<Issue[]> {
  const checks = gates.flatMap((gate): readonly Check[] => GATES[gate]);
  return reportOnce(await runChecks(checks, pages), isChanged);
}
