import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plantFault } from './plantFault';
import type { Fault } from './types';

/**
 * Looks for faults whose place is gone, because the code has changed under them.
 * @param faults faults
 * @param root folder of the project
 * @returns a line for each that does not fit
 * @throws Error when a file of a fault is not there
 */
export const misfits = (faults: readonly Fault[], root: string): string[] =>
  faults.flatMap((fault) => {
    const text = readFileSync(path.join(root, fault.file), 'utf8');
    try {
      plantFault(text, fault);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
