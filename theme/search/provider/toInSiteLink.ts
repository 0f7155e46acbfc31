/** Only its path survives; it makes relative addresses readable. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Turns the address of a hit into one of this site: only path, query and hash are kept, so that neither another
 * site nor a script can be reached from a record.
 * @param url address as the service sends it, absolute or not
 * @param base base path of the site, with slashes
 * @returns in-site address with base; undefined when there is none (`javascript:`, `data:`, not an address)
 */
export function toInSiteLink(url: unknown, base = '/'): string | undefined {
  if (typeof url !== 'string') return undefined;
  let parsed: URL;
  try {
    parsed = new URL(url, ANY_ORIGIN);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(parsed.protocol)) return undefined;
  // Two slashes in front would be read as another host.
  const path = parsed.pathname.replace(/^\/+/, '/');
  const inside = path.startsWith(base) ? path : `${base.replace(/\/$/, '')}${path}`;
  return `${inside}${parsed.search}${parsed.hash}`;
}
