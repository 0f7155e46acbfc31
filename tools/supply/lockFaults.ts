import { packageName, type LockEntries } from './readLock';

/** Host of the public registry; npm puts the configured one in its place. */
const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Checks where the packages of a lock file come from and what they may run.
 * @param entries packages of the lock file
 * @param allowScripts `allowScripts` of `package.json`: every package that has an install script, and whether it may run
 * @returns one sentence per fault, with what to do
 */
export function lockFaults(entries: LockEntries, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const withScripts = new Set(
    entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => packageName(place)),
  );
  const known = Object.keys(allowScripts);
  return [
    ...entries.flatMap(([place, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-')
        ? []
        : [`${place} has no sha512 integrity: delete the entry and run npm install`]),
      ...(resolved === undefined || resolved.startsWith(REGISTRY)
        ? []
        : [
            `${place} comes from ${resolved.split('/').slice(0, 3).join('/')}: only the public registry is allowed`,
          ]),
    ]),
    ...[...withScripts]
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `${name} runs a script when it is installed: read the script, then add the package to allowScripts in package.json`,
      ),
    ...known
      .filter((name) => !withScripts.has(name))
      .map((name) => `${name} has no install script any more: remove it from allowScripts in package.json`),
  ];
}
