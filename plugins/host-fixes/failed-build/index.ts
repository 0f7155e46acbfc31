import type { RspressPlugin } from '@rspress/core';
import { guardAssets, type BundlerPlugin } from '../../../packages/lean/host/guardAssets';

/**
 * Ends a build in which a plugin throws while files are written, and names the plugin; Rspress alone would wait for ever. It
 * covers all plugins of the configuration, and ends when Rspress stops waiting for files that do not come.
 */
export const pluginFailedBuild = (): RspressPlugin => ({
  name: 'failed-build',
  config(config) {
    for (const plugin of config.plugins ?? []) {
      const { builderConfig } = plugin;
      if (!builderConfig?.plugins) continue;
      const plugins = (builderConfig.plugins as BundlerPlugin[]).map((each) => guardAssets(each));
      plugin.builderConfig = { ...builderConfig, plugins };
    }
    return config;
  },
});
