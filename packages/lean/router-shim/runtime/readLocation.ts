import type { Location } from './types';
import { withoutBase } from './withoutBase';

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
