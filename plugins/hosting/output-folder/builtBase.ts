import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that every output has and nobody else writes: a folder with it may be replaced. */
export const OUTPUT_MARK = '.rsdoctor-docs-output';

const LABEL = 'Base path: ';

/**
 * What a build writes into the file that marks its output.
 * @param base base path that the pages were built with
 */
export const markText = (base: string): string =>
  `A build of the Rsdoctor documentation wrote this folder; the next one replaces it.\n${LABEL}${base}\n`;

/**
 * The base path that an output was built with.
 * @param out folder of the output
 * @returns the path, with slashes; undefined when no build has noted one
 */
export function builtBase(out: string): string | undefined {
  try {
    const lines = readFileSync(path.join(out, OUTPUT_MARK), 'utf8').split('\n');
    const base = lines.find((line) => line.startsWith(LABEL))?.slice(LABEL.length);
    return base !== undefined && /^\/(?:[^?#\\]*\/)?$/.test(base) ? base : undefined;
  } catch {
    return undefined;
  }
}
