import type { ReadHost } from './types';

/**
 * A host of the settings, as the client wants it.
 * @param origin such as `https://search.example:8443`
 */
export function toReadHost(origin: string): ReadHost {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
