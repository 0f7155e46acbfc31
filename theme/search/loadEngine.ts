import { siteHooks } from './hooks/siteHooks';
import { withHooks } from './hooks/withHooks';
import type { SearchEngine } from '../../packages/search/types';
import { siteSettings } from '../../lib/site/siteSettings';
import { indexAddress } from './indexAddress';
// Not loaded on its own: a slow connection would be asked one file after the other, and it is small.
import { localEngine } from './local/client';

export { siteHooks };

/** Put into the bundle at build time (`rspress.config.ts`), so that searches that are not used are left out of it. */
declare const __SEARCH_MODE__: 'local' | 'provider' | 'remote';

let loading: Promise<SearchEngine> | undefined;

/** The engine of this deployment; the provider's own dialog falls back to the local one. */
async function importEngine(): Promise<SearchEngine> {
  if (typeof __SEARCH_MODE__ !== 'undefined' && __SEARCH_MODE__ === 'remote') {
    const { search } = siteSettings;
    const { createRemoteEngine } = await import('./remote/createRemoteEngine');
    if (search.mode === 'remote')
      return { ...createRemoteEngine(search), instead: () => localEngine(indexAddress) };
  }
  return localEngine(indexAddress);
}

/**
 * Loads the engine of this site, once, with the site's hooks around it.
 * @throws Error when its script cannot be had; the next call tries again
 */
export function loadEngine(): Promise<SearchEngine> {
  loading ??= importEngine()
    .then((engine) => withHooks(engine, siteHooks))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
