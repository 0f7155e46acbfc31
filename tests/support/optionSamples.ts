import type { PluginName } from '../../site/contract/types';

type Row = readonly [plugin: PluginName, options: Readonly<Record<string, unknown>>];

const GOOD: readonly Row[] = [
  ['rspack', {}],
  ['rspack', { features: ['loader', 'resolver'], disableClientServer: true }],
  ['webpack', { features: { resolver: true, lite: false } }],
  ['rspack', { output: { mode: 'brief', reportDir: './rsdoctor', options: { type: ['html', 'json'] } } }],
  ['webpack', { output: { mode: 'normal', reportCodeType: 'noAssetsAndModuleSource' } }],
  ['rspack', { output: { reportCodeType: { noModuleSource: true } } }],
  ['rspack', { experiments: { enableNativePlugin: false } }],
  ['webpack', { supports: { gzip: { gzipLevel: 9 }, parseBundle: false, banner: true } }],
  ['webpack', { supports: { gzip: false } }],
  ['rspack', { server: { port: 9400, cors: { origin: ['https://example.com'], maxAge: 60 } } }],
  ['rspack', { server: { cors: true } }],
  ['rspack', { printLog: { serverUrls: false } }],
  ['rspack', { mode: 'brief', port: 9400 }],
  ['rspack', { loaderInterceptorOptions: { skipLoaders: ['babel-loader'] } }],
  ['rspack', { linter: { level: 'Ignore' } }],
  ['rspack', { linter: { rules: { 'duplicate-package': ['Error', { checkVersion: 'minor' }] } } }],
  ['webpack', { linter: { rules: { 'duplicate-package': 'off', 'my-own-rule': 'on' } } }],
  ['rspack-multiple', { name: 'client', stage: 2, linter: { rules: {} } }],
  ['webpack-multiple', { name: 'server', output: { reportDir: './rsdoctor/server' } }],
];
const BAD: readonly Row[] = [
  ['rspack', { featurs: ['loader'] }],
  ['rspack', { features: ['loaders'] }],
  ['webpack', { features: { loaders: true } }],
  ['webpack', { experiments: { enableNativePlugin: false } }],
  ['rspack', { name: 'client' }],
  ['rspack-multiple', { stage: 'first' }],
  ['rspack', { reportDir: './rsdoctor' }],
  ['webpack', { output: { mode: 'lite' } }],
  ['webpack', { output: { options: { type: 'json' } } }],
  ['rspack', { output: { options: { htmlOptions: { reportHtmlName: 'a.html' } } } }],
  ['rspack', { printLog: {} }],
  ['rspack', { supports: { gzip: { gzipLevel: 'high' } } }],
  ['rspack', { server: { port: '9400' } }],
  ['webpack', { disableClientServer: 'true' }],
  ['rspack', { linter: { level: 'warn' } }],
  ['rspack', { linter: { rules: { 'duplicate-package': 'warning' } } }],
  ['rspack', { briefType: ['json'] }],
];

/** Options as JSON can write them, and whether the plugin's types take them: JSON Schema and compiler must agree. */
export const OPTION_SAMPLES = [GOOD, BAD].flatMap((rows) =>
  rows.map(([plugin, options]) => ({ plugin, options, good: rows === GOOD })),
);
