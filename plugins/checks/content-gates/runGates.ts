import { runChecks } from '../../../packages/doc-checks';
import type { Check, Issue, Pages } from '../types';
import { GATES, type Gate } from './gates';

/**
 * Runs gates over a documentation tree.
 * @param pages the tree
 * @param gates which ones; all of them when left out
 * @returns the problems of all of them
 * @throws Error when a gate itself cannot work, e.g. cspell without its dictionary
 */
export async function runGates(
  pages: Pages,
  gates = Object.keys(GATES) as readonly Gate[],
): Promise<Issue[]> {
  return runChecks(
    gates.flatMap((gate): readonly Check[] => GATES[gate]),
    pages,
  );
}
