import type { RedirectFact } from '../../site/redirects';

/**
 * The address that took over an old one, for hosts that do not read `_redirects`.
 * @param path address without language prefix
 * @param redirects old addresses
 * @returns address without language prefix, or nothing when the path is no old address
 */
export function newAddress(path: string, redirects: readonly RedirectFact[]): string | undefined {
  const bare = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '').toLowerCase();
  return redirects.find(({ from }) => from.toLowerCase() === bare)?.to;
}
