import type { Issue, Check, Pages } from './types';

const byPlace = (a: Issue, b: Issue): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule);

/**
 * One line per problem, in the order of files and lines.
 * @returns `file:line rule message → fix`; empty text when there are none
 */
export function report(issues: readonly Issue[]): string {
  return [...issues]
    .sort(byPlace)
    .map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} → ${fix}`)
    .join('\n');
}

/**
 * The one failure that stands for all problems.
 * @returns an error whose text is the report; it has no stack, since the host would print it after the report
 */
export function reportError(issues: readonly Issue[]): Error {
  const count = issues.length === 1 ? '1 problem' : `${issues.length} problems`;
  const error = new Error(`${count} in the content:\n${report(issues)}`);
  error.name = 'Content';
  error.stack = error.message;
  return error;
}

/**
 * Runs checks over a documentation tree, side by side.
 * @returns the problems of all of them
 * @throws Error when a check itself cannot work, e.g. cspell without its dictionary
 */
export async function runChecks<Facts>(
  checks: readonly Check<Facts>[],
  pages: Pages<Facts>,
): Promise<Issue[]> {
  return (await Promise.all(checks.map((check) => check(pages)))).flat();
}
