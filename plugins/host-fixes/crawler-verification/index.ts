import type { RspressPlugin } from '@rspress/core';
import { pluginAlgolia } from '@rspress/plugin-algolia';
import type { Settings } from '../../../site/settings';

/**
 * The official plugin for DocSearch, for what it does in a build: the element by which the provider's crawler knows whose
 * site this is. Its dialog is not loaded (`theme/search/provider` is ours, on DocSearch 3.9.0), and the host's search stays
 * on, which the plugin turns off: the index of the site must be there where the provider does not answer.
 * @param settings settings of the deployment
 * @returns nothing for a site that neither searches with the provider nor wants to be verified
 */
export function pluginCrawlerVerification({ search, crawlerVerification }: Settings): RspressPlugin[] {
  if (search.mode !== 'provider' && !crawlerVerification) return [];
  const plugin = pluginAlgolia({ ...(crawlerVerification && { verificationContent: crawlerVerification }) });
  return [
    {
      ...plugin,
      async config(config, ...rest) {
        const { search: before } = config;
        const changed = (await plugin.config?.(config, ...rest)) ?? config;
        return { ...changed, search: before ?? {} };
      },
    },
  ];
}
