import type { DocSearchTransformClient } from '@docsearch/react';
import { readAnswer, type ProviderAnswer } from './readAnswer';
import { rememberHosts } from './rememberHosts';
import { SearchFailure } from './SearchFailure';
import { toReadHost } from './toReadHost';
import type { EmbeddedClient } from './types';

/** What happened to the newest query. */
export type SearchOutcome =
  | { readonly query: string; readonly count: number }
  | { readonly query: string; readonly failure: SearchFailure };

/** What the client should know of this site. */
export interface ClientOptions {
  /** Origins of the read hosts; left out, the provider's own. */
  readonly hosts?: readonly string[] | undefined;
  /** Base path of the site. */
  readonly base: string;
  /** Called once per query that is still the newest when it is answered. */
  readonly onOutcome: (outcome: SearchOutcome) => void;
}

/** The query of a search, whichever form the parameters have. */
const queryOf = (params: unknown): string =>
  (params as { requests?: readonly { query?: string }[] }).requests?.[0]?.query ?? '';

/**
 * Wraps the client that DocSearch makes: every failure becomes the one DocSearch shows, hits are cleaned, down hosts
 * are remembered, and an old query that fails says nothing about the new one.
 * @param client client with the transporter of DocSearch (timeouts and retries stay its own)
 * @returns the client that DocSearch uses
 */
export function hardenClient(
  client: DocSearchTransformClient,
  { hosts, base, onOutcome }: ClientOptions,
): DocSearchTransformClient {
  const { transporter, clearCache } = client as EmbeddedClient;
  rememberHosts(transporter.hostsCache);
  // In place, because the transporter keeps this very array.
  if (hosts) transporter.hosts.splice(0, transporter.hosts.length, ...hosts.map(toReadHost));

  let newest: Promise<ProviderAnswer> | undefined;

  async function ask(params: unknown): Promise<ProviderAnswer> {
    try {
      return readAnswer(await client.search(params as Parameters<typeof client.search>[0]), base);
    } catch (cause) {
      // An answer that could not be read is kept like any other, and would be the answer of the next try.
      await clearCache?.();
      throw new SearchFailure(cause);
    }
  }

  function search(params: unknown): Promise<ProviderAnswer> {
    const query = queryOf(params);
    const mine = ask(params);
    newest = mine;
    return mine.then(
      (answer) => {
        if (mine === newest) onOutcome({ query, count: answer.results[0].hits.length });
        return answer;
      },
      (failure: SearchFailure) => {
        if (mine !== newest && newest) return newest;
        onOutcome({ query, failure });
        throw failure;
      },
    );
  }

  return { ...client, search: search as unknown as typeof client.search };
}
