import type { RspressPlugin } from '@rspress/core';

interface Given {
  readonly compilation: { readonly errors: { readonly length: number; push(error: Error): unknown } };
}

interface BundlerApi {
  processAssets(filter: object, change: (given: Given) => unknown): unknown;
}

interface BundlerPlugin {
  readonly name: string;
  setup(api: BundlerApi): void | Promise<void>;
}

/** Puts what a plugin throws while files are written into the list of errors. */
const guarded = (plugin: BundlerPlugin): BundlerPlugin => ({
  ...plugin,
  setup(api) {
    const processAssets: BundlerApi['processAssets'] = (filter, change) =>
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
    const get = (_: BundlerApi, key: string | symbol): unknown =>
      key === 'processAssets' ? processAssets : Reflect.get(api, key);
    return plugin.setup(new Proxy(api, { get }));
  },
});

/** Ends a build in which a plugin throws while files are written, until Rspress no longer waits for files that do not come, for ever. */
export const pluginFailedBuild = (): RspressPlugin => ({
  name: 'failed-build',
  config(config) {
    for (const plugin of config.plugins ?? []) {
      const { builderConfig } = plugin;
      if (!builderConfig?.plugins) continue;
      const plugins = (builderConfig.plugins as BundlerPlugin[]).map(guarded);
      plugin.builderConfig = { ...builderConfig, plugins };
    }
    return config;
  },
});
