import type { FullOnly } from '../../tests/tiers';

/**
 * What the quick tier did not prove, for the end of its output.
 * @param rows what it leaves to the full tier
 * @param also tags that it took along all the same, because a file of theirs has changed
 * @returns a line for each row
 */
export function fullTierNote(rows: readonly FullOnly[], also: readonly string[]): string {
  const lines = rows.map(({ tag, what, instead }) =>
    also.includes(tag)
      ? `  ${tag}: taken along, since the change touches it`
      : `  ${tag}: ${what}\n    here: ${instead}`,
  );
  return ['Left to npm run test:full (tests/tiers.ts):', ...lines].join('\n');
}
