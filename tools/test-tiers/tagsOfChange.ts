import type { FullOnly } from '../../tests/tiers';

/**
 * Which tests of the full tier belong to a change.
 * @param files changed files, as paths from the root of the project
 * @param rows what the quick tier leaves out
 * @returns tags, in the order of the rows
 */
export const tagsOfChange = (files: readonly string[], rows: readonly FullOnly[]): string[] =>
  rows
    .filter(({ paths }) =>
      paths.some((path) => files.some((file) => file === path || file.startsWith(`${path}/`))),
    )
    .map(({ tag }) => tag);
