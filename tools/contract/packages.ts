import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module as a file of another folder would.
 * @param root folder whose `node_modules` are searched
 * @param name name of the module
 * @returns its exports
 * @throws Error with file, reason and fix when it cannot be found or run
 */
export async function importFrom(root: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const file = createRequire(path.join(root, 'package.json')).resolve(name);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `node_modules/${name.split('/').slice(0, 2).join('/')}/package.json:1 ${name} cannot be imported: ` +
        `${reason} → run npm ci; if the package has changed, adapt tools/contract`,
      { cause: error },
    );
  }
}

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
 * @throws Error when one is missing, or has another version
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
      const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version;
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

/** One file of a package. */
interface SourceFile {
  /** Path inside the package, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

/**
 * Text files of a package, without what it depends on and without source maps.
 * @param folder folder of the package
 * @param ending which files, by the end of their names
 * @returns files in the order of their names
 */
export function sourceFiles(folder: string, ending: RegExp): readonly SourceFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').includes('node_modules'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}
