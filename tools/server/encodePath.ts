/**
 * Spells a decoded path for a `Location` header.
 * @param path decoded path or part of one
 * @returns the same path with every segment percent-encoded
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
