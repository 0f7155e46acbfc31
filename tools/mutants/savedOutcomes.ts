import { existsSync, readFileSync } from 'node:fs';
import { writeJsonFile } from '../contract/writeJsonFile';
import type { Outcome } from './types';

/**
 * Results of earlier runs.
 * @param file JSON file; none is no result
 */
export const savedOutcomes = (file: string): Outcome[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome[]) : [];

/**
 * Puts a result in the place of the earlier one of the same fault.
 * @param file JSON file
 * @param outcome the result
 * @param ids faults that there are, in their order; results of others go
 */
export function saveOutcome(file: string, outcome: Outcome, ids: readonly string[]): void {
  const rows = new Map([...savedOutcomes(file), outcome].map((row) => [row.id, row]));
  const kept = ids.flatMap((id) => rows.get(id) ?? []);
  writeJsonFile(file, kept);
}
