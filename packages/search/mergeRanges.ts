import type { HighlightInfo } from './types';

/**
 * Joins ranges that overlap or touch, so that no letter is marked twice.
 * @param ranges ranges in any order
 * @returns ranges in order, apart from each other
 */
export function mergeRanges(ranges: readonly HighlightInfo[]): HighlightInfo[] {
  const merged: HighlightInfo[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.start + last.length) {
      const end = Math.max(last.start + last.length, range.start + range.length);
      merged[merged.length - 1] = { start: last.start, length: end - last.start };
    } else merged.push({ start: range.start, length: range.length });
  }
  return merged;
}
