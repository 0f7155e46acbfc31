import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './readJsonFile';

/** What the core brings along: npm may keep theirs beside it when another package wants another version. */
const OF_THE_CORE: readonly string[] = ['graph', 'sdk', 'utils'];

/** Where Node finds a package: those of the core as the core itself does. */
function folderOf(root: string, name: string): string {
  const scope = path.join(root, 'node_modules/@rsdoctor');
  const beside = path.join(scope, 'core/node_modules/@rsdoctor', name);
  return OF_THE_CORE.includes(name) && existsSync(beside) ? beside : path.join(scope, name);
}

/**
 * Finds the analyzer's packages and holds their versions against the documented ones.
 * @param root folder of the project
 * @param versions the documented version of each package, by its name without scope
 * @returns folder of each package
 * @throws Error when one is missing, has another version, or has no readable package.json
 */
export function installedPackages(
  root: string,
  versions: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(versions).map(([name, version]) => {
      const folder = folderOf(root, name);
      const manifest = path.join(folder, 'package.json');
      const shown = path.relative(root, manifest).replaceAll(path.sep, '/');
      if (!existsSync(manifest)) {
        throw new Error(`${shown}:1 the package @rsdoctor/${name} is not installed → run npm ci`);
      }
      const installed = (readJsonFile(manifest, shown) as { version?: string }).version;
      if (installed !== version) {
        throw new Error(
          `${shown}:1 version ${installed ?? 'unknown'} is installed, ${version} is documented → ` +
            'run npm ci; another version is documented with npm run raise',
        );
      }
      return [name, folder];
    }),
  );
}
