import { compareVersions } from '../../../site/contract/compareVersions';

/**
 * Versions whose declarations are read for "since", oldest first: those that were read before, for a registry may lose
 * some, and what came out since; none later than the documented one.
 * @param known versions of the stored history
 * @param listed stable versions of the registry
 * @param documented the documented version of the package
 */
export function publishedVersions(
  known: readonly string[],
  listed: readonly string[],
  documented: string,
): readonly string[] {
  const last = known.at(-1) ?? '0';
  const added = listed.filter((version) => compareVersions(version, last) > 0);
  return [...known, ...added.sort(compareVersions)].filter(
    (version) => compareVersions(version, documented) <= 0,
  );
}
