import { fork } from 'node:child_process';
import path from 'node:path';
import type { Issue } from '../../../packages/doc-checks/types';

/** What the checking process tells. */
export interface FoundProblems {
  /** Once, before any save: all problems of the tree. */
  readonly atStart: boolean;
  readonly issues: readonly Issue[];
}

const PROGRAM = path.join(import.meta.dirname, '../../../tools/checkOnSave.ts');

/**
 * Starts a process that checks the content at once and after each save, so that no page waits for a check.
 * @param docsRoot the `docs` folder
 * @param since what was saved after this time, in ms since 1970, was saved by the author at work
 * @param onProblems gets what it finds
 * @returns ends the process
 */
export function startChecking(
  docsRoot: string,
  since: number,
  onProblems: (found: FoundProblems) => void,
): () => void {
  const child = fork(PROGRAM, [docsRoot, String(since)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => onProblems(message as FoundProblems));
  return () => {
    child.removeAllListeners('message');
    child.kill();
  };
}
