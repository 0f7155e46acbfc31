import type { Location } from './types';

/**
 * A path without the base path of the site.
 * @param pathname path as the browser has it
 * @param base base path without a slash at its end; empty for the root
 * @returns undefined for a path that is not of the site
 */
export function withoutBase(pathname: string, base: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = pathname.slice(base.length);
  return rest === '' || rest.startsWith('/') ? rest || '/' : undefined;
}

/**
 * Where the browser is.
 * @param base base path of the site
 * @returns undefined for an address that is not of the site
 */
export function readLocation(base: string): Location | undefined {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(pathname, base);
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  return path === undefined
    ? undefined
    : { pathname: path, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}
