// The attribute is for Node itself, which loads this file in the browser tests.
import versions from './contract/versions.json' with { type: 'json' };
import { oldestVersion } from './contract/compareVersions';
import { DOCUMENTED_VERSION } from './documentedVersion';

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
