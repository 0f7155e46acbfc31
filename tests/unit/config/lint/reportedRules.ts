import path from 'node:path';
import { ESLint } from 'eslint';

/** The repository, wherever the tests are started. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

const eslint = new ESLint({ cwd: ROOT });

/**
 * Lints a text with the repository's own configuration, as if it stood in a file.
 * @param file where the text pretends to stand, relative to the repository; the file need not exist
 * @param code the text
 * @returns the rules that report, in order of place; a parse error is `null`
 * @throws Error when the configuration leaves the file out: then nothing would ever be reported
 */
export async function reportedRules(file: string, code: string): Promise<(string | null)[]> {
  const filePath = path.join(ROOT, file);
  if (await eslint.isPathIgnored(filePath)) throw new Error(`${file} is left out by eslint.config.js`);
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}
