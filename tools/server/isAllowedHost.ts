import { isIP } from 'node:net';

/** The name that a `Host` header holds, as a browser would read it: without port, numbers written in the usual way. */
function nameIn(header: string): string | undefined {
  const address = `http://${header}`;
  if (/[\s/\\@?#%]/.test(header) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/\.$/, '');
}

/**
 * Says whether a request names this server. Any website may point a name of its own at this machine, and the browser then
 * takes what the server answers for a page of that site (DNS rebinding); the name in the request gives it away. Addresses
 * in numbers cannot be pointed elsewhere, and names below `localhost` are this machine, so all of them are answered, as
 * by Vite and Rsbuild.
 * @param header `Host` header of the request
 * @param allowed further names; one with a dot before it stands for all names below it too
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const name = nameIn(header ?? '');
  if (!name) return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) > 0) return true;
  return ['.localhost', ...allowed].some((each) =>
    each.startsWith('.') ? `.${name}`.endsWith(each) : name === each,
  );
}
