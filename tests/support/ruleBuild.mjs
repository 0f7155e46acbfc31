/**
 * Builds the rule sample in the current folder and prints what a reader would meet, as one line of JSON.
 * Its own program, because the analyzer keeps state per process and reads the current folder.
 * Arguments: output folder, bundler (`rspack` or `webpack`; a sample for the other one is carried over), and, if the
 * sample's own settings of the rules are to be replaced, the value of `linter.rules` as JSON.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [output, name, rules] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const own = existsSync('rspack.config.mjs') ? 'rspack' : 'webpack';
const file = own === 'rspack' ? 'rspack.config.mjs' : 'webpack.config.cjs';
const { default: config } = await import(pathToFileURL(path.resolve(file)).href);

const PLUGINS = {
  rspack: ['@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'],
  webpack: ['@rsdoctor/webpack-plugin', 'RsdoctorWebpackPlugin'],
};

function carriedOver() {
  const [from, exported] = PLUGINS[name];
  const { [exported]: Plugin } = require(from);
  const [{ options }] = config.plugins;
  // Without a source map webpack gives merged modules no size (E1001).
  const devtool = name === 'webpack' ? 'source-map' : false;
  const linter = rules ? { rules: JSON.parse(rules) } : options.linter;
  return { ...config, ...(name !== own && { devtool }), plugins: [new Plugin({ linter })] };
}

const bundler = name === 'rspack' ? require('@rspack/core').rspack : require('webpack');
const compiler = bundler({
  ...(name === own && !rules ? config : carriedOver()),
  context: process.cwd(),
  output: { path: output },
});

compiler.run((error, stats) => {
  compiler.close(() => {
    if (error || stats.hasErrors()) {
      console.error(error ?? stats.toString());
      process.exit(1);
    }
    const json = readFileSync(path.join(output, 'rsdoctor-data.json'), 'utf8');
    const scripts = readdirSync(output).filter((entry) => entry.endsWith('.js'));
    const bytes = scripts.reduce((sum, entry) => sum + statSync(path.join(output, entry)).size, 0);
    const shown = { terminal: stats.toString({ colors: true }), json, bytes };
    process.stdout.write(`\n${JSON.stringify(shown)}\n`, () => process.exit(0));
  });
});
