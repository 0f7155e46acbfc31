import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Line of the first fault. Messages of `JSON.parse` seldom name the place, those of the TypeScript compiler do. */
function lineOf(file: string, text: string): number {
  const start = ts.parseConfigFileTextToJson(file, text).error?.start ?? 0;
  return text.slice(0, start).split('\n').length;
}

/**
 * Reads a JSON file.
 * @param file its path
 * @param shown how messages name it
 * @returns the value
 * @throws Error with file, line and reason when it cannot be read
 */
export function readJsonFile(file: string, shown: string = file): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${shown}:1 cannot be read: ${reason} → restore the file`, { cause: error });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    throw new Error(`${shown}:${lineOf(file, text)} is no JSON: ${reason} → restore the file`, {
      cause: error,
    });
  }
}
