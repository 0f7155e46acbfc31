/** Where a request points. */
export interface RequestTarget {
  /** Decoded path; begins with one slash. */
  readonly path: string;
  /** Query exactly as sent: empty, or beginning with `?`. */
  readonly query: string;
}

const isVisible = (segment: string) => segment === '.well-known' || !segment.startsWith('.');

/**
 * Reads the target of a request line, and refuses every spelling that could leave the site: `..` and other dot
 * segments, backslashes, encoded slashes, control characters, and empty segments (a redirect to `//host/` would lead
 * to another site). Hidden files are refused with them.
 * @param target as sent by the client, e.g. `/guide/start/intro?x=1`
 * @returns decoded path and raw query, or nothing when the target is malformed or refused
 */
export function readTarget(target: string): RequestTarget | undefined {
  const cut = target.indexOf('?');
  const rawPath = cut < 0 ? target : target.slice(0, cut);
  const query = cut < 0 ? '' : target.slice(cut);
  if (!rawPath.startsWith('/') || /%2f/i.test(rawPath)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  if (/[\p{Cc}\\]|\/\//u.test(path) || !path.split('/').every(isVisible)) return undefined;
  return { path, query };
}
