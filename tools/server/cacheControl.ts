import { IMMUTABLE, REVALIDATE } from '../../site/headers';

const HASHED = /^\/static\/.*\.[0-9a-f]{8,}(?:\.[A-Za-z]\w*)+$/;

/**
 * Says how long a browser may keep a file.
 * @param file path of the file
 * @returns one year without asking for files below `/static/` that carry a content hash, else "ask each time"
 */
export function cacheControl(file: string): string {
  return HASHED.test(file) ? IMMUTABLE : REVALIDATE;
}
