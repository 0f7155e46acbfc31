import versions from './contract/versions.json' with { type: 'json' };
import { DOCUMENTED_VERSION } from './documentedVersion';

const parts = (version: string): readonly number[] => version.split('.').map(Number);

/**
 * Orders stable versions, oldest first.
 * @returns below 0 when `a` is older, above 0 when it is newer
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

export const oldestVersion = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions)[0];

export const newestVersion = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions).at(-1);

// The attribute is for Node itself, which loads this file in the browser tests.

export { DOCUMENTED_VERSION };

/** A package that ships the analyzer, without scope. */
export type AnalyzerPackage = keyof typeof versions;

/** The version of each package that the pages describe; not every package has every number. `npm run raise` writes them. */
export const ANALYZER_VERSIONS: Readonly<Record<AnalyzerPackage, string>> = versions;

/** The oldest version in the table, which most packages have. */
export const sharedVersion = (): string =>
  oldestVersion(Object.values(ANALYZER_VERSIONS)) ?? DOCUMENTED_VERSION;

/** The range that every package has a version for, so that one range serves all commands of the pages. */
export const documentedRange = (): string => `^${sharedVersion()}`;
