/**
 * Arguments that leave tagged tests out of a run of Vitest.
 * @param tags what is left out
 * @returns none when nothing is
 */
export const tagsFilter = (tags: readonly string[]): string[] =>
  tags.length > 0 ? ['--tags-filter', tags.map((tag) => `!${tag}`).join(' && ')] : [];
