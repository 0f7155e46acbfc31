import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

const run = promisify(execFile);

const script = (bundler: string, plugin: string, name: string, options: object, rules: object[] = []) => `
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
  module: { rules: ${JSON.stringify(rules)} },
  plugins: [new Plugin(${JSON.stringify({ disableClientServer: true, ...options })})],
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exitCode = 1; }
  compiler.close(() => {});
});
`;

const cases = [
  ['Rspack', '@rspack/core', '@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'],
  ['webpack', 'webpack', '@rsdoctor/webpack-plugin', 'RsdoctorWebpackPlugin'],
] as const;

test.each(cases)(
  '%s with the documented CI options writes the two files of a brief report and ends',
  async (...row) => {
    const [, bundler, plugin, name] = row;
    const folder = tempFolder('brief-');
    await writeFile(path.join(folder, 'entry.js'), 'console.log("hello");\n');
    const options = { output: { mode: 'brief', options: { type: ['html', 'json'] } } };
    await writeFile(path.join(folder, 'build.mjs'), script(bundler, plugin, name, options));
    await run(process.execPath, ['build.mjs'], { cwd: folder, timeout: 100_000 });
    expect(existsSync(`${folder}/dist/rsdoctor-report.html`)).toBe(true);
    const data = JSON.parse(readFileSync(`${folder}/dist/rsdoctor-data.json`, 'utf8')) as object;
    expect(Object.keys(data).sort()).toEqual(['clientRoutes', 'data']);
  },
);

test.each(cases)('%s does not run the loaders of `skipLoaders`, as the options page says', async (...row) => {
  const [, bundler, plugin, name] = row;
  const folder = tempFolder('skip-');
  const loader = path.join(folder, 'loader.cjs');
  await writeFile(loader, "module.exports = (source) => source.replace('before', 'after');\n");
  await writeFile(path.join(folder, 'entry.js'), 'console.log("before");\n');
  const options = { loaderInterceptorOptions: { skipLoaders: [loader] } };
  await writeFile(
    path.join(folder, 'build.mjs'),
    script(bundler, plugin, name, options, [{ include: path.join(folder, 'entry.js'), loader }]),
  );
  await run(process.execPath, ['build.mjs'], { cwd: folder, timeout: 100_000 });
  expect(readFileSync(`${folder}/dist/main.js`, 'utf8')).toContain('before');
});
