import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An inline script of the page, without its comments.
 * @param name file in this folder, without `.inline.js`
 * @param facts value put in the place of `FACTS`
 * @returns script text that cannot end its own element
 */
export function inlineScript(name: string, facts?: unknown): string {
  const source = readFileSync(path.join(import.meta.dirname, `${name}.inline.js`), 'utf8');
  const code = source
    .split('\n')
    .filter((line) => !line.startsWith('//'))
    .map((line) => line.trim())
    .join('\n');
  return code
    .replace('FACTS', () => JSON.stringify(facts ?? null))
    .replaceAll('</', '<\\/')
    .trim();
}
