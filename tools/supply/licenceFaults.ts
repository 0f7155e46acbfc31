import { allowsLicence } from './allowsLicence';
import { LICENCE_RULES } from './licenceRules';
import { packageName, type LockEntries, type LockEntry } from './readLock';

/**
 * The licence of a package, in SPDX names.
 * @param name name of the package
 * @param entry its entry in the lock file
 * @returns licence; `unknown` when neither the package nor `LICENCE_RULES` says one
 */
export const licenceOf = (name: string, { license }: LockEntry): string =>
  LICENCE_RULES.words[name] ?? license ?? 'unknown';

/**
 * Checks the licences of all packages, shipped and tools alike; `tests/build/notices.test.ts` is stricter with what ships.
 * @param entries packages of the lock file
 * @returns one sentence per fault, with what to do
 */
export function licenceFaults(entries: LockEntries): string[] {
  return entries.flatMap(([place, entry]) => {
    const name = packageName(place);
    const licence = licenceOf(name, entry);
    return allowsLicence(licence, LICENCE_RULES.tools)
      ? []
      : [
          `${name} ${entry.version} has the licence ${licence}: replace it, or see tools/supply/licenceRules.ts`,
        ];
  });
}
