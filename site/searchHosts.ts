import type { SearchSettings } from './searchSettings';

/**
 * Origins that a page asks when a reader searches, for preconnect and for the content security policy.
 * @param search how the site searches
 * @returns origins, the first one asked first; none in local mode. DocSearch asks `<id>-dsn.algolia.net`, then three
 *   fallback hosts in any order
 */
export function searchHosts(search: SearchSettings): readonly string[] {
  if (search.mode === 'local') return [];
  if (search.mode === 'remote') return [new URL(search.url).origin];
  const { appId, hosts } = search;
  return (
    hosts ?? [
      `https://${appId.toLowerCase()}-dsn.algolia.net`,
      ...[1, 2, 3].map((host) => `https://${appId.toLowerCase()}-${host}.algolianet.com`),
    ]
  );
}
