import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One file of a package. */
export interface SourceFile {
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
