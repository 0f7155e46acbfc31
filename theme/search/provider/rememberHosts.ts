import type { HostsCache, ReadHost } from './types';

/** One key for a host, whatever else the client has noted on it. */
const keyOf = ({ protocol, url, port }: ReadHost): string => `${protocol}://${url}:${port ?? ''}`;

/** Outlives the dialog: DocSearch makes a new client each time it opens. */
const states = new Map<string, unknown>();

/**
 * Repairs the client's memory of hosts that are down: it writes under one key and reads under another, so it
 * asks a down host first every time. How long a host stays down (120 s) is kept in the state itself.
 * @param cache the client's own cache; its two functions are replaced
 * @param memory where to remember; tests bring their own
 */
export function rememberHosts(cache: HostsCache, memory: Map<string, unknown> = states): void {
  cache.get = async (host, otherwise) => memory.get(keyOf(host)) ?? otherwise();
  cache.set = async (host, state) => {
    memory.set(keyOf(host), state);
    return state;
  };
}
