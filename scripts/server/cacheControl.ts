/** For everything whose content may change under the same name: keep it, but ask before each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const HASHED = /^\/static\/.*\.[0-9a-f]{8,}(?:\.[A-Za-z]\w*)+$/;

/**
 * Says how long a browser may keep a file.
 * @param file path of the file
 * @returns one year without asking for files below `/static/` that carry a content hash, else "ask each time"
 */
export function cacheControl(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : REVALIDATE;
}
