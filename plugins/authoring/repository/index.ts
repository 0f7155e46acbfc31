import type { RspressPlugin } from '@rspress/core';
import type { Settings } from '../../../site/settings';
import { repositoryRule } from '../../shared/repositoryRule';

/**
 * Fills the address of the repository into commands of pages and fragments, and with them into the Markdown exports.
 * @param settings of the deployment
 * @returns plugin that adds to the host's `replaceRules`
 */
export const pluginRepository = (settings: Pick<Settings, 'docsRepository'>): RspressPlugin => ({
  name: 'repository',
  config: (config) => ({
    ...config,
    replaceRules: [...(config.replaceRules ?? []), repositoryRule(settings)],
  }),
});
