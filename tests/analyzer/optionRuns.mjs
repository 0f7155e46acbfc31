// Builds one small app with each options object of standard input and prints what each build left behind; run by
// optionVerdicts.test.ts as `tsx optionRuns.mjs <plugin> <folder>`.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCompiler } from '../../tools/samples/runCompiler.ts';

const require = createRequire(import.meta.url);
const [plugin = '', folder = ''] = process.argv.slice(2);
const isRspack = plugin.startsWith('rspack');
const bundler = isRspack ? require('@rspack/core').rspack : require('webpack');
const className = `Rsdoctor${isRspack ? 'Rspack' : 'Webpack'}${plugin.endsWith('multiple') ? 'Multiple' : ''}Plugin`;
const Plugin = require(`@rsdoctor/${isRspack ? 'rspack' : 'webpack'}-plugin`)[className];

/** Two versions of a package, a loader, unused code, new syntax: something for each option to change. */
const FILES = {
  'package.json': '{ "name": "app", "version": "1.0.0" }',
  'loader.cjs': 'module.exports = (code) => code;',
  'src/index.js':
    "import 'dup';\nimport 'other';\nimport { used } from './lib.js';\nconsole.log(used?.a ?? 1);",
  'src/lib.js': "export const used = { a: 1 };\nexport const unused = 'unused';",
  'node_modules/dup/package.json': '{ "name": "dup", "version": "1.0.0", "main": "i.js" }',
  'node_modules/dup/i.js': "console.log('dup 1');",
  'node_modules/other/package.json': '{ "name": "other", "version": "1.0.0", "main": "i.js" }',
  'node_modules/other/i.js': "require('dup'); console.log('other');",
  'node_modules/other/node_modules/dup/package.json': '{ "name": "dup", "version": "2.0.0", "main": "i.js" }',
  'node_modules/other/node_modules/dup/i.js': "console.log('dup 2');",
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), `${text}\n`);
}

const printed = [];
for (const name of ['log', 'warn', 'error', 'info'])
  console[name] = (...parts) => printed.push(parts.join(' '));
process.setMaxListeners(0);

/** All texts inside of a value, sorted; numbers are times, and ids that count on from build to build. */
function textsIn(value) {
  if (typeof value === 'string') return /^\d*$/.test(value) ? [] : [value.replaceAll(folder, '')];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(textsIn)].sort();
}

/** What a build recorded, without what is about the machine and the moment. */
function recorded(data) {
  const { hash: _hash, pid: _pid, envinfo: _envinfo, summary: _summary, ...parts } = data;
  return textsIn(parts);
}

async function run(options) {
  printed.length = 0;
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  let made;
  let stops = false;
  try {
    made = new Plugin({ disableClientServer: true, ...options });
    const banner = new bundler.BannerPlugin({ banner: '/* banner */', raw: true });
    await runCompiler(
      bundler({
        mode: 'production',
        context: folder,
        entry: './src/index.js',
        cache: false,
        devtool: 'source-map',
        module: { rules: [{ test: /\.js$/, use: [path.join(folder, 'loader.cjs')] }] },
        output: { path: dist },
        optimization: { minimize: false },
        plugins: [banner, made],
      }),
    );
  } catch {
    stops = true;
  }
  const files = readdirSync(dist, { recursive: true }).filter((name) => /rsdoctor[^/]*(?:\/|\.)/.test(name));
  const reports = files.map((name) => path.join(dist, name)).filter((file) => statSync(file).isFile());
  const json = reports.filter((file) => file.endsWith('/rsdoctor-data.json'));
  return {
    stops,
    lines: printed.flatMap((line) => line.split('\n')).filter((line) => /RSDOCTOR|\berror\b/.test(line)),
    // A report may differ by a few bytes from build to build.
    reports: Object.fromEntries(reports.map((file) => [path.relative(dist, file), statSync(file).size])),
    data: [
      ...(made ? recorded(made.sdk.getStoreData()) : []),
      ...json.flatMap((file) => recorded(JSON.parse(readFileSync(file, 'utf8')).data)),
    ],
  };
}

// The first build prints a greeting. Plugins of several compilers wait for each other: they get a process each.
if (!plugin.endsWith('multiple')) await run({});
const results = [];
for (const options of JSON.parse(readFileSync(0, 'utf8'))) results.push(await run(options));
process.stdout.write(JSON.stringify(results), () => process.exit());
