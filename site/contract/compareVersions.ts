const parts = (version: string): readonly number[] => version.split('.').map(Number);

/**
 * Orders stable versions, oldest first.
 * @param a such as `1.5.18`; missing parts count as 0
 * @param b as `a`
 * @returns below 0 when `a` is older, above 0 when it is newer
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** The oldest of some versions; undefined when there are none. */
export const oldestVersion = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions)[0];

/** The newest of some versions; undefined when there are none. */
export const newestVersion = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions).at(-1);
