/** @module-tag every-sample */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildExample } from '../../tools/example/buildExample';
import { codesOf } from '../support/codesOf';
import { ROOT } from '../support/site';

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'silent-'));
});
afterAll(() => rm(temporary, { recursive: true }));

interface LoaderData {
  data: {
    loader: {
      resource: { path: string };
      loaders: { loader: string; startAt: number; endAt: number }[];
    }[];
  };
}

/** Milliseconds that a loader spent on packages, as rule E1003 counts them. */
function timeOnPackages(json: string, name: string): number {
  const { data } = JSON.parse(readFileSync(json, 'utf8')) as LoaderData;
  return data.loader
    .filter(({ resource }) => /node_modules.*\.js$/.test(resource.path))
    .flatMap(({ loaders }) => loaders.filter(({ loader }) => loader.includes(name)))
    .reduce((sum, { startAt, endAt }) => sum + endAt - startAt, 0);
}

test('E1003 is silent on Rspack, although a loader is slower than its limit', async () => {
  const { json = '' } = await buildExample('rspack-app', {
    mode: 'brief',
    out: path.join(temporary, 'out'),
  });
  const config = readFileSync(`${ROOT}/examples/rspack-app/rspack.config.mjs`, 'utf8');
  const limit = Number(/loader-performance-optimization.*threshold: (\d+)/.exec(config)?.[1]);
  expect(timeOnPackages(json, 'babel-loader')).toBeGreaterThan(limit);
  expect(codesOf(json)).not.toContain('E1003');
});

test.each(['rspack-app', 'webpack-app'] as const)(
  'E1004 is silent on %s without a version or targets, although the output has newer syntax',
  async (name) => {
    const { json, folder } = await buildExample(name, {
      mode: 'brief',
      out: path.join(temporary, 'out'),
      env: { RSDOCTOR_RULES: 'default' },
    });
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const arrow = scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('=>'));
    expect(arrow).not.toEqual([]);
    expect(codesOf(json)).toContain('E1001');
    expect(codesOf(json)).not.toContain('E1004');
  },
);

const script = (bundler: string, plugin: string, name: string) => `
import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(`${ROOT}/package.json`)});
const bundler = require(${JSON.stringify(bundler)});
const { ${name}: Plugin } = require(${JSON.stringify(plugin)});
const compiler = (bundler.rspack ?? bundler)({
  mode: 'production',
  context: import.meta.dirname,
  entry: './entry.js',
  output: { path: import.meta.dirname + '/dist' },
  plugins: [
    new Plugin({
      disableClientServer: true,
      features: ['loader', 'plugins', 'bundle', 'resolver'],
      output: { mode: 'brief', options: { type: ['json'] } },
      linter: { rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 5 }] } },
    }),
  ],
});
compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString());
  compiler.close(() => {});
});
`;

test.each([
  ['Rspack', '@rspack/core', '@rsdoctor/rspack-plugin', 'RsdoctorRspackPlugin'],
  ['webpack', 'webpack', '@rsdoctor/webpack-plugin', 'RsdoctorWebpackPlugin'],
] as const)('E1005 is silent on %s for the very case it is meant for', async (...row) => {
  const [, bundler, plugin, name] = row;
  const folder = path.join(temporary, name);
  await mkdir(folder);
  const file = (base: string) => path.join(folder, base);
  await writeFile(
    file('tax.js'),
    "Object.defineProperty(exports, '__esModule', { value: true });\nexports.rate = 0.1;\n",
  );
  await writeFile(file('entry.js'), "import tax from './tax.js';\nsetTimeout(() => console.log(tax));\n");
  await writeFile(file('build.mjs'), script(bundler, plugin, name));
  const { stdout } = await promisify(execFile)(process.execPath, [file('build.mjs')], { cwd: folder });
  expect(stdout).toMatch(/export 'default' \(imported as 'tax'\) was not found in '\.\/tax\.js'/);
  // E1004 proves that the rules ran.
  expect(codesOf(file('dist/rsdoctor-data.json'))).toEqual(['E1004']);
});
