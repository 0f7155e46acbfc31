import path from 'node:path';
import { licenceFaults, licenceOf } from './supply/licenceFaults';
import { packageName, readLock } from './supply/readLock';

const entries = readLock(path.resolve(import.meta.dirname, '../package-lock.json'));
const byLicence = new Map<string, Set<string>>();
for (const [place, entry] of entries) {
  const name = packageName(place);
  const licence = licenceOf(name, entry);
  const use = entry.dev ? ' (tool)' : '';
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${entry.version}${use}`));
}
for (const [licence, packages] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${licence} (${packages.size})`);
  for (const each of [...packages].sort()) console.log(`  ${each}`);
}
const faults = licenceFaults(entries);
if (faults.length > 0) console.error(`\n${faults.join('\n')}`);
process.exit(faults.length > 0 ? 1 : 0);
