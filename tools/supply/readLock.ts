import { readFileSync } from 'node:fs';

/** One entry of `package-lock.json`, as far as it is read here. */
export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** A workspace of this project. */
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** The installed packages: path below the project and entry. */
export type LockEntries = readonly (readonly [place: string, entry: LockEntry])[];

/**
 * Reads the packages of a lock file; the project itself and its workspaces are left out.
 * @param file path of the lock file
 * @throws Error when the file is missing or no JSON
 */
export function readLock(file: string): LockEntries {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
}

/** Name of the package at a place, such as `@scope/name` for `node_modules/a/node_modules/@scope/name`. */
export const packageName = (place: string): string => place.split('node_modules/').at(-1) ?? place;
