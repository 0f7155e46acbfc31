/** A host that stands for itself: a policy would read `*` as every host. */
const HOST = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * The normal form of an address that a deployment sets: it goes into attributes and policies, where only this form says
 * the same as the address.
 * @param text address
 * @param schemes which ones are allowed, with colon
 * @returns undefined for what is no such address, or names a user
 */
export function webAddress(text: string, schemes: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, hostname, protocol, username, password, pathname, search, hash } = new URL(text);
  if (!schemes.includes(protocol) || !HOST.test(hostname) || username || password) return undefined;
  // Others are put together from it, and a slash that nobody wrote would be one too many.
  const isBare = pathname === '/' && !search && !hash && !text.endsWith('/');
  return isBare ? href.slice(0, -1) : href;
}
