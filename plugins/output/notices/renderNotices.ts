import type { ShippedPackage } from './readPackage';

const LINE = '-'.repeat(72);

/**
 * The notices that go with the shipped code.
 * @param packages packages in any order
 * @returns text, sorted by name
 */
export function renderNotices(packages: readonly ShippedPackage[]): string {
  const entries = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(
      ({ name, version, licence, text }) =>
        `${LINE}\n${name} ${version} (${licence})\n\n${text || licence}\n`,
    );
  return `This site sends code of the following packages to its readers.\n\n${entries.join('\n')}`;
}
