import { compareVersions } from './compareVersions';
import type { Past, Span } from './types';

/** `1.5.16` → `1.5`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * The first version that has something, as a page says it.
 * @param past from the stored history
 * @returns the minor version when all versions of the list that belong to it have it, such as `1.3`; otherwise the
 * exact one, such as `1.5.16`
 */
export function sinceText({ since, after }: Span): string {
  return after !== undefined && minorOf(after) === minorOf(since) ? since : minorOf(since);
}

/** Whether a version may be the one: later than the last without it, not later than the first with it. */
function within({ since, after }: Span, version: string): boolean {
  if (version.split('.').length < 3) return version === sinceText({ since, after });
  return compareVersions(version, since) <= 0 && (after === undefined || compareVersions(version, after) > 0);
}

/**
 * Whether a version that a page names as the first one agrees with the history, which does not know every release.
 * @param past from the stored history
 * @param version `1.3`, or `1.3.6`
 */
export const isSince = (past: Past, version: string): boolean => within(past, version);

/**
 * Whether something changed or began in a version.
 * @param past from the stored history
 * @param version as for `isSince`
 */
export const changedIn = (past: Past, version: string): boolean =>
  [past, ...(past.changed ?? [])].some((span) => within(span, version));
