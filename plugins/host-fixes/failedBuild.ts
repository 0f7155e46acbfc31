import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Puts what a plugin throws while files are written into the list of errors. */
const guarded = (plugin: RsbuildPlugin): RsbuildPlugin => ({
  ...plugin,
  setup(api) {
    const processAssets: RsbuildPluginAPI['processAssets'] = (filter, change) =>
      api.processAssets(filter, async (given) => {
        try {
          await change(given);
        } catch (error) {
          const { errors } = given.compilation;
          // After another error the files are incomplete, and this one only follows from it.
          if (errors.length > 0) return;
          const text = error instanceof Error ? error.message : String(error);
          errors.push(new Error(`${plugin.name}: ${text}`, { cause: error }));
        }
      });
    // A copy would lose what the bundler computes when it is asked.
    const get = (_: RsbuildPluginAPI, key: string | symbol): unknown =>
      key === 'processAssets' ? processAssets : Reflect.get(api, key);
    return plugin.setup(new Proxy(api, { get }));
  },
});

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
      const plugins = (builderConfig.plugins as RsbuildPlugin[]).map(guarded);
      plugin.builderConfig = { ...builderConfig, plugins };
    }
    return config;
  },
});
