import type { Span } from './types';

/** `1.5.16` → `1.5`. */
const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * The first version that has something, as a page says it.
 * @returns the minor version when all versions of the list that belong to it have it, such as `1.3`; otherwise the
 * exact one, such as `1.5.16`
 */
export function sinceText({ since, after }: Span): string {
  return after !== undefined && minorOf(after) === minorOf(since) ? since : minorOf(since);
}

/** Under what the history knows a flag of a command: `stats-analyze --no-open` is `stats-analyze open`. */
export const flagKey = (command: string, flag: string): string =>
  `${command} ${flag.replace(/^--(?:no-)?/, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`;
