import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './readJsonFile';

/** Packages that ship the analyzer, without scope. */
export const PACKAGES = [
  'cli',
  'client',
  'core',
  'graph',
  'rspack-plugin',
  'sdk',
  'types',
  'utils',
  'webpack-plugin',
] as const;

/**
 * Finds the analyzer's packages and holds their versions against the documented one.
 * @param root folder of the project
 * @param version the documented version
 * @param names packages, without scope
 * @returns folder of each package
 * @throws Error when one is missing, has another version, or has no readable package.json
 */
export function installedPackages(
  root: string,
  version: string,
  names: readonly string[] = PACKAGES,
): ReadonlyMap<string, string> {
  return new Map(
    names.map((name) => {
      const folder = path.join(root, 'node_modules/@rsdoctor', name);
      const manifest = path.join(folder, 'package.json');
      const shown = path.relative(root, manifest).replaceAll(path.sep, '/');
      if (!existsSync(manifest)) {
        throw new Error(`${shown}:1 the package @rsdoctor/${name} is not installed → run npm ci`);
      }
      const installed = (readJsonFile(manifest, shown) as { version?: string }).version;
      if (installed !== version) {
        throw new Error(
          `${shown}:1 version ${installed ?? 'unknown'} is installed, ${version} is documented → ` +
            'install the documented version, or raise DOCUMENTED_VERSION in site/identity.ts',
        );
      }
      return [name, folder];
    }),
  );
}
