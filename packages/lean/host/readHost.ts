import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The installed Rspress, as probes read it. */
export interface Host {
  readonly version: string;
  /**
   * Text of a file.
   * @param file path below the package `@rspress/core`
   * @returns undefined when there is no such file
   */
  read(file: string): string | undefined;
  /**
   * Scripts below a folder.
   * @param folder path below the package
   * @returns paths below the package; none when there is no such folder
   */
  scripts(folder: string): readonly string[];
}

/** Where the package lies in a project. */
const PACKAGE = 'node_modules/@rspress/core';

/**
 * Reads the installed Rspress.
 * @param root folder of the project
 * @throws Error in one line when it is not installed
 */
export function readHost(root: string): Host {
  const folder = path.join(root, PACKAGE);
  const read = (file: string): string | undefined => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const manifest = read('package.json');
  if (manifest === undefined) {
    throw new Error(`Rspress is not installed: ${PACKAGE}/package.json is missing. Run npm ci.`);
  }
  return {
    version: (JSON.parse(manifest) as { version: string }).version,
    read,
    scripts(below) {
      const place = path.join(folder, below);
      if (!existsSync(place)) return [];
      return readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => path.posix.join(below, name.replaceAll(path.sep, '/')))
        .sort();
    },
  };
}
