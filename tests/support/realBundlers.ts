import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The bundlers that the analyzer is run with. */
export const BUNDLERS = ['rspack', 'webpack'] as const;

/**
 * A bundler and the pinned analyzer's plugin for it.
 * @typeParam Bundle the part of the bundler's API that a test needs
 * @typeParam Plugin the part of the plugin's
 */
export function realBundler<Bundle, Plugin = object>(
  name: (typeof BUNDLERS)[number],
): { readonly bundle: Bundle; readonly Plugin: new (options: object) => Plugin } {
  const bundle =
    name === 'rspack'
      ? (require('@rspack/core') as { rspack: Bundle }).rspack
      : (require('webpack') as Bundle);
  const plugins = require(`@rsdoctor/${name}-plugin`) as Record<string, new (options: object) => Plugin>;
  const Plugin = plugins[name === 'rspack' ? 'RsdoctorRspackPlugin' : 'RsdoctorWebpackPlugin'];
  if (!Plugin) throw new Error(`@rsdoctor/${name}-plugin has no plugin.`);
  return { bundle, Plugin };
}
