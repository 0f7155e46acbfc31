import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, runCompiler } from '../../tools/samples/runCompiler';
import { tempFolder } from './tempFolder';

const require = createRequire(import.meta.url);

/** The bundlers that the analyzer is run with. */
export const BUNDLERS = ['rspack', 'webpack'] as const;
export type Bundler = (typeof BUNDLERS)[number];

/** A bundler and the pinned analyzer's plugin for it, typed as far as a test needs them. */
export function realBundler<Bundle, Plugin = object>(
  name: Bundler,
): { readonly bundle: Bundle; readonly Plugin: new (options: object) => Plugin } {
  const isRspack = name === 'rspack';
  const bundle = isRspack
    ? (require('@rspack/core') as { rspack: Bundle }).rspack
    : (require('webpack') as Bundle);
  const plugins = require(`@rsdoctor/${name}-plugin`) as Record<string, new (options: object) => Plugin>;
  const Plugin = plugins[isRspack ? 'RsdoctorRspackPlugin' : 'RsdoctorWebpackPlugin'];
  if (!Plugin) throw new Error(`@rsdoctor/${name}-plugin has no plugin.`);
  return { bundle, Plugin };
}

/** Writes the report as one JSON file. */
export const AS_JSON = { mode: 'brief', options: { type: ['json'] } };

/** Builds an app of one module, `entry.js`, with options of the analyzer. @returns the output folder */
export async function realBuild(
  name: Bundler,
  options: object,
  config: { entry?: string; plugins?: readonly object[]; [key: string]: unknown } = {},
  own?: (config: object) => Compiler,
): Promise<string> {
  const { entry = "document.title = 'order desk';\n", plugins = [], ...rest } = config;
  const { bundle, Plugin } = realBundler<(config: object) => Compiler>(name);
  const folder = tempFolder('real-build-');
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "app", "version": "1.0.0" }\n');
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const output = { path: path.join(folder, 'dist') };
  const analyzer = new Plugin({ disableClientServer: true, output: AS_JSON, ...options });
  await runCompiler(
    (own ?? bundle)({
      mode: 'production',
      context: folder,
      devtool: 'source-map',
      entry: './entry.js',
      output,
      ...rest,
      plugins: [...plugins, analyzer],
    }),
  );
  return output.path;
}

/** The data of the report in an output folder. */
export const dataIn = <Data>(dist: string): Data =>
  (JSON.parse(readFileSync(path.join(dist, 'rsdoctor-data.json'), 'utf8')) as { data: Data }).data;
