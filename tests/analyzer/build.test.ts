import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

const run = promisify(execFile);

const script = (bundler: string, plugin: string, name: string, options: object, config: object) => `
import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(`${ROOT}/package.json`)});
const bundler = require(${JSON.stringify(bundler)});
const { ${name}: Plugin } = require(${JSON.stringify(plugin)});
const factory = bundler.rspack ?? bundler;
const compiler = factory({
  mode: 'production',
  context: import.meta.dirname,
  entry: './entry.js',
  output: { path: import.meta.dirname + '/dist' },
  plugins: [new Plugin(${JSON.stringify({ disableClientServer: true, ...options })})],
  ...${JSON.stringify(config)},
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exitCode = 1; }
  compiler.close(() => {});
});
`;

type Case = readonly [title: string, bundler: string, plugin: string, name: string];
const RSPACK: Case = ['Rspack', '@rspack/core', '@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'];
const CASES: readonly Case[] = [
  RSPACK,
  ['webpack', 'webpack', '@rsdoctor/webpack-plugin', 'RsdoctorWebpackPlugin'],
];

interface App {
  entry: string;
  options: object;
  /** Text of a loader for the entry. */
  loader?: string;
  devtool?: string | boolean;
}

/** Builds an app of one module. @returns the output folder */
async function build([, bundler, plugin, name]: Case, app: App): Promise<string> {
  const folder = tempFolder('build-');
  const entry = path.join(folder, 'entry.js');
  const loader = path.join(folder, 'loader.cjs');
  await writeFile(entry, app.entry);
  await writeFile(loader, app.loader ?? 'module.exports = (source) => source;\n');
  const rules = app.loader ? [{ include: entry, loader }] : [];
  const config = { module: { rules }, devtool: app.devtool ?? false };
  const options = JSON.parse(JSON.stringify(app.options).replaceAll('LOADER', loader)) as object;
  await writeFile(path.join(folder, 'build.mjs'), script(bundler, plugin, name, options, config));
  await run(process.execPath, ['build.mjs'], { cwd: folder, timeout: 100_000 });
  return path.join(folder, 'dist');
}

test.each(CASES)(
  '%s with the documented CI options writes the two files of a brief report and ends',
  async (...row) => {
    const options = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };
    const dist = await build(row, { entry: 'console.log("hello");\n', options });
    expect(existsSync(`${dist}/rsdoctor-report.html`)).toBe(true);
    const data = JSON.parse(readFileSync(`${dist}/rsdoctor-data.json`, 'utf8')) as object;
    expect(Object.keys(data).sort()).toEqual(['clientRoutes', 'data']);
  },
);

test.each(CASES)('%s does not run the loaders of `skipLoaders`, as the options page says', async (...row) => {
  const dist = await build(row, {
    entry: 'console.log("before");\n',
    loader: "module.exports = (source) => source.replace('before', 'after');\n",
    options: { loaderInterceptorOptions: { skipLoaders: ['LOADER'] } },
  });
  expect(readFileSync(`${dist}/main.js`, 'utf8')).toContain('before');
});

test.each([
  [false, false],
  ['source-map', true],
])(
  'on Rspack 2 with `devtool: %s`, a module that passes a loader has a bundled size: %s',
  async (devtool, sized) => {
    // The one that Rspress builds this site with.
    const { resolve } = createRequire(`${ROOT}/node_modules/@rsbuild/core/package.json`);
    const dist = await build(['Rspack 2', resolve('@rspack/core'), RSPACK[2], RSPACK[3]], {
      entry: 'console.log("hello", Math.random());\n',
      loader: 'module.exports = (source) => source;\n',
      options: { output: { mode: 'brief', options: { type: ['json'] } } },
      devtool,
    });
    const { data } = JSON.parse(readFileSync(`${dist}/rsdoctor-data.json`, 'utf8')) as {
      data: { moduleGraph: { modules: { size: { parsedSize: number } }[] } };
    };
    const sizes = data.moduleGraph.modules.map(({ size }) => size.parsedSize);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.every((size) => size > 0)).toBe(sized);
  },
);
