import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a committed JSON file; what the tests compare.
 * @param value plain data
 */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Replaces a JSON file in one step: the old one stays until the new one is whole.
 * @param file its path; missing folders are made
 * @param value plain data
 * @throws Error when the folder cannot be written; the old file is then untouched
 */
export function writeJsonFile(file: string, value: unknown): void {
  const text = jsonText(value);
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(whole, text);
    renameSync(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
}
