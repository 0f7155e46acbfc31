import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { locatePackage, readManifest } from '../example/packages';

/** The error of a package that is not as it should be, at its `package.json`. */
export const packageError = (name: string, reason: string, fix: string, cause?: unknown): Error =>
  new Error(`node_modules/${name}/package.json:1 ${reason} → ${fix}`, { cause });

/** Imports a module as a file of another folder would; throws an error with file, reason and fix when it can't. */
export async function importFrom(root: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const fix = 'run npm ci; if the package has changed, adapt tools/contract';
    throw packageError(
      name.split('/').slice(0, 2).join('/'),
      `${name} cannot be imported: ${reason}`,
      fix,
      error,
    );
  }
}

/** What the core brings along: npm may keep theirs beside it when another package wants another version. */
const OF_THE_CORE: readonly string[] = ['graph', 'sdk', 'utils'];

/** The folder of each of the analyzer's packages, by name; throws when one is missing or not of the documented version. */
export function installedPackages(
  root: string,
  versions: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const core = locatePackage('@rsdoctor/core', root) ?? root;
  return new Map(
    Object.entries(versions).map(([name, version]) => {
      const id = `@rsdoctor/${name}`;
      const folder = locatePackage(id, OF_THE_CORE.includes(name) ? core : root);
      if (folder === undefined) throw packageError(id, 'it is not installed', 'run npm ci');
      const { version: installed } = readManifest(folder);
      if (installed === version) return [name, folder];
      const reason = `version ${installed ?? 'unknown'} is installed, ${version} is documented`;
      throw packageError(id, reason, 'run npm ci; another version is documented with npm run raise');
    }),
  );
}

/** Files below a folder: paths from there with forward slashes, in one order on every machine. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
