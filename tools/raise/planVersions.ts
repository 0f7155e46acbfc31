import { compareVersions, newestVersion } from '../../site/contract/compareVersions';

/** Line that the site documents. */
const LINE = 1;

/** Versions by package, without scope. */
export type Versions = Readonly<Record<string, string>>;

function assertVersion(wanted: string): void {
  const [, major] = /^(\d+)\.\d+\.\d+$/.exec(wanted) ?? [];
  if (major === undefined) {
    throw new Error(`"${wanted}" is no version → name one as 1.x.y, or nothing for the newest`);
  }
  if (Number(major) !== LINE) {
    throw new Error(
      `${wanted} is not of the ${LINE}.x line, which this site documents → name a ${LINE}.x version`,
    );
  }
}

/**
 * Chooses a version for each package, since not every package has every number: the newest one that is not newer than
 * the wanted one.
 * @param listed stable versions of each package in the registry
 * @param wanted version that at least one package has; the newest of all when left out
 * @returns the table, in the order of the packages
 * @throws Error with reason and fix for what is no version, another line, or no version of any package
 */
export function planVersions(
  listed: Readonly<Record<string, readonly string[]>>,
  wanted: string | undefined,
): Versions {
  if (wanted !== undefined) assertVersion(wanted);
  const ofLine = Object.entries(listed).map(
    ([name, versions]) => [name, versions.filter((version) => version.startsWith(`${LINE}.`))] as const,
  );
  if (wanted !== undefined && !ofLine.some(([, versions]) => versions.includes(wanted))) {
    const has = ofLine.map(([name, versions]) => `${name} ${newestVersion(versions) ?? 'none'}`).join(', ');
    throw new Error(`No package of the analyzer has the version ${wanted} → the newest are: ${has}`);
  }
  return Object.fromEntries(
    ofLine.map(([name, versions]) => {
      const version = newestVersion(
        versions.filter((each) => wanted === undefined || compareVersions(each, wanted) <= 0),
      );
      if (version === undefined) {
        throw new Error(`@rsdoctor/${name} has no version up to ${wanted ?? LINE} → name a newer one`);
      }
      return [name, version];
    }),
  );
}
