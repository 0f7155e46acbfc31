import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}
