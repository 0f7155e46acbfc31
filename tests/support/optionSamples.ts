import type { PluginName } from '../../site/contract/types';

/** An options object as JSON can write it, and whether the plugin's types take it. */
export interface OptionSample {
  readonly plugin: PluginName;
  readonly options: Readonly<Record<string, unknown>>;
  readonly good: boolean;
}

const good = (plugin: PluginName, options: Readonly<Record<string, unknown>>): OptionSample => ({
  plugin,
  options,
  good: true,
});

const bad = (plugin: PluginName, options: Readonly<Record<string, unknown>>): OptionSample => ({
  plugin,
  options,
  good: false,
});

/** The JSON Schema and the compiler must say the same of each. */
export const OPTION_SAMPLES: readonly OptionSample[] = [
  good('rspack', {}),
  good('rspack', { features: ['loader', 'resolver'], disableClientServer: true }),
  good('webpack', { features: { resolver: true, lite: false } }),
  good('rspack', { output: { mode: 'brief', reportDir: './rsdoctor', options: { type: ['html', 'json'] } } }),
  good('webpack', { output: { mode: 'normal', reportCodeType: 'noAssetsAndModuleSource' } }),
  good('rspack', { output: { reportCodeType: { noModuleSource: true } } }),
  good('rspack', { experiments: { enableNativePlugin: false } }),
  good('webpack', { supports: { gzip: { gzipLevel: 9 }, parseBundle: false, banner: true } }),
  good('webpack', { supports: { gzip: false } }),
  good('rspack', { server: { port: 9400, cors: { origin: ['https://example.com'], maxAge: 60 } } }),
  good('rspack', { server: { cors: true } }),
  good('rspack', { printLog: { serverUrls: false } }),
  good('rspack', { mode: 'brief', port: 9400 }),
  good('rspack', { loaderInterceptorOptions: { skipLoaders: ['babel-loader'] } }),
  good('rspack', { linter: { level: 'Ignore' } }),
  good('rspack', { linter: { rules: { 'duplicate-package': ['Error', { checkVersion: 'minor' }] } } }),
  good('webpack', { linter: { rules: { 'duplicate-package': 'off', 'my-own-rule': 'on' } } }),
  good('rspack-multiple', { name: 'client', stage: 2, linter: { rules: {} } }),
  good('webpack-multiple', { name: 'server', output: { reportDir: './rsdoctor/server' } }),
  bad('rspack', { featurs: ['loader'] }),
  bad('rspack', { features: ['loaders'] }),
  bad('webpack', { features: { loaders: true } }),
  bad('webpack', { experiments: { enableNativePlugin: false } }),
  bad('rspack', { name: 'client' }),
  bad('rspack-multiple', { stage: 'first' }),
  bad('rspack', { reportDir: './rsdoctor' }),
  bad('webpack', { output: { mode: 'lite' } }),
  bad('webpack', { output: { options: { type: 'json' } } }),
  bad('rspack', { output: { options: { htmlOptions: { reportHtmlName: 'a.html' } } } }),
  bad('rspack', { printLog: {} }),
  bad('rspack', { supports: { gzip: { gzipLevel: 'high' } } }),
  bad('rspack', { server: { port: '9400' } }),
  bad('webpack', { disableClientServer: 'true' }),
  bad('rspack', { linter: { level: 'warn' } }),
  bad('rspack', { linter: { rules: { 'duplicate-package': 'warning' } } }),
  bad('rspack', { briefType: ['json'] }),
];
