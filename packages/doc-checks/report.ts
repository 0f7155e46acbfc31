import type { Issue } from './types';

/** A problem at a line of a file; the first line when it is about the file. */
export const issueAt = (file: string, line: number, rule: string, message: string, fix: string): Issue => ({
  file,
  line: Math.max(line, 1),
  rule,
  message,
  fix,
});

/**
 * One line per problem, in the order of files and lines.
 * @returns `file:line rule message → fix`; empty text when there are none
 */
export function report(issues: readonly Issue[]): string {
  return [...issues]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule))
    .map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} → ${fix}`)
    .join('\n');
}
