import type { Issue } from './types';

const byPlace = (a: Issue, b: Issue): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule);

/**
 * One line per problem, in the order of files and lines.
 * @param issues problems of any gate
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
 * @param issues at least one problem
 * @returns an error whose text is the report; it has no stack, since the host would print it after the report
 */
export function reportError(issues: readonly Issue[]): Error {
  const count = issues.length === 1 ? '1 problem' : `${issues.length} problems`;
  const error = new Error(`${count} in the content:\n${report(issues)}`);
  error.name = 'Content';
  error.stack = error.message;
  return error;
}
