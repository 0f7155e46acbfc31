import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A package whose code readers get, with its licence. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Text of its licence file; empty when it has none. */
  readonly text: string;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * Reads name, version and licence of a package.
 * @param folder folder of the package
 * @throws Error when the package does not say its name, version or licence
 */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string') {
    throw new Error(`${path.basename(folder)} ships to readers and does not name its version and licence`);
  }
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => LICENCE_FILE.test(file)) : [];
  const text = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  return { name, version, licence: license, text };
}
