import { runChecks } from '../../../packages/doc-checks';
import { namelessLanguages } from '../routes/checkLanguages';
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
  const { projectRoot, facts } = pages;
  const nameless = namelessLanguages(projectRoot, Object.keys(facts.languages), facts.languages);
  // Everything else takes the row of a language for granted, and would end in an exception that names nothing.
  if (nameless.length > 0) return nameless;
  const checks = gates.flatMap((gate): readonly Check[] => GATES[gate]);
  return reportOnce(await runChecks(checks, pages), isChanged);
}
