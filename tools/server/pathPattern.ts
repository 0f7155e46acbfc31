/** What the variable parts of a pattern stood for, by name; `*` is called `splat`. */
export type Captures = Readonly<Record<string, string>>;

/** A compiled pattern: decoded path in, captures out, nothing when it does not match. */
export type PathPattern = (path: string) => Captures | undefined;

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Compiles a path pattern of `_redirects` and `_headers`: `*` matches anything, `:name` matches one segment.
 * @param pattern e.g. `/blog/*` or `/news/:year/:slug`; may be percent-encoded
 * @returns matcher over decoded paths
 * @throws Error when the pattern does not begin with one slash, has two `*`, a name twice, or bad encoding
 */
export function pathPattern(pattern: string): PathPattern {
  if (!/^\/(?!\/)/.test(pattern)) throw new Error(`"${pattern}" must be a path that begins with one slash`);
  const names: string[] = [];
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part, index) => {
      if (index % 2 === 0) return escapeRegExp(decodePart(part, pattern));
      const name = part === '*' ? 'splat' : part.slice(1);
      if (names.includes(name)) throw new Error(`"${pattern}" has ${part} twice`);
      names.push(name);
      return `(?<${name}>${part === '*' ? '.*' : '[^/]+'})`;
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 'u');
  return (path) => {
    const found = expression.exec(path);
    return found ? { ...found.groups } : undefined;
  };
}

function decodePart(part: string, pattern: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(`"${pattern}" has a malformed percent sign`);
  }
}
