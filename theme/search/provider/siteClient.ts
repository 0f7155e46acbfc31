import type { DocSearchTransformClient } from '@docsearch/react';

interface Transporter {
  readonly hosts: object[];
  readonly hostsCache: {
    get: (host: { url: string }, otherwise: () => Promise<unknown>) => Promise<unknown>;
    set: (host: { url: string }, state: unknown) => Promise<unknown>;
  };
}

/** What a search came to; without a count it failed. */
export interface SearchOutcome {
  readonly query: string;
  readonly count?: number;
}

/** Outlives the dialog: DocSearch makes a new client each time it opens. */
const hostStates = new Map<string, unknown>();

/** Gives the client of DocSearch the hosts of this site, a memory of those that are down, and a listener. */
export function siteClient(
  client: DocSearchTransformClient,
  hosts: readonly string[] | undefined,
  onOutcome: (outcome: SearchOutcome) => void,
): DocSearchTransformClient {
  const { hosts: readHosts, hostsCache } = client.transporter as unknown as Transporter;
  if (hosts) {
    // In place, because the transporter keeps this very array.
    readHosts.length = 0;
    for (const { host, protocol } of hosts.map((origin) => new URL(origin)))
      readHosts.push({ url: host, accept: 'readWrite', protocol: protocol.slice(0, -1) });
  }
  // The client's own memory writes under one key and reads under another, so that it asks a host that is down first every
  // time. How long a host stays down (120 s) is in the state.
  hostsCache.get = async ({ url }, otherwise) => hostStates.get(url) ?? otherwise();
  hostsCache.set = async ({ url }, state) => void hostStates.set(url, state);

  const search: typeof client.search = async (params) => {
    const { query } = (params as unknown as { requests: [{ query: string }] }).requests[0];
    try {
      const answer = await client.search<{ readonly objectID: string }>(params);
      const { results } = answer as unknown as { results: [{ hits: unknown[] }] };
      onOutcome({ query, count: results[0].hits.length });
      return answer as never;
    } catch (error) {
      // eslint-disable-next-line no-console -- every failure has the same screen; whoever runs the site wants to know which
      console.error('The search service failed.', error);
      onOutcome({ query });
      // Under another name: DocSearch would let an older query that is late hide the answer of the newest one.
      throw new Error('The search service failed.', { cause: error });
    }
  };
  return { ...client, search };
}
