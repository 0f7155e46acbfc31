import path from 'node:path';
import { ESLint } from 'eslint';

/** The repository, wherever the tests are started. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * A text that stands in no file is part of no cycle, and looking for one parses all that it imports; the cycle of
 * `tests/fixtures/lint` is looked for with the whole configuration.
 */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });

async function messagesOf(file: string, code: string) {
  const filePath = path.join(ROOT, file);
  if (await eslint.isPathIgnored(filePath)) throw new Error(`${file} is left out by eslint.config.js`);
  return (await eslint.lintText(code, { filePath })).flatMap(({ messages }) => messages);
}

/**
 * Lints a text with the repository's own configuration, as if it stood in a file.
 * @param file where the text pretends to stand, relative to the repository; the file need not exist
 * @param code the text
 * @returns the rules that report, in order of place; a parse error is `null`
 * @throws Error when the configuration leaves the file out: then nothing would ever be reported
 */
export async function reportedRules(file: string, code: string): Promise<(string | null)[]> {
  return (await messagesOf(file, code)).map(({ ruleId }) => ruleId);
}

/**
 * The same with what each rule does: `warning` is printed, `error` stops.
 * @param file where the text pretends to stand, relative to the repository
 * @param code the text
 * @throws Error when the configuration leaves the file out
 */
export async function severities(file: string, code: string): Promise<Record<string, 'warning' | 'error'>> {
  const messages = await messagesOf(file, code);
  return Object.fromEntries(
    messages.map(({ ruleId, severity }) => [ruleId ?? 'parser', severity === 1 ? 'warning' : 'error']),
  );
}
