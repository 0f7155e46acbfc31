import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realBundler } from '../support/realBundlers';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

const SAMPLE = 'examples/samples/loaders-timeline/watch-mode.js';
const MODULES = 8;

interface Stats {
  toJson(options: object): { assets: { name: string; size: number }[] };
}
interface Compiler {
  watch(options: object, done: (error: Error | null, stats?: Stats) => void): unknown;
  close(done: () => void): void;
}
interface Plugin {
  sdk: {
    server: { openClientPage(): Promise<void> };
    getStoreData(): {
      loader: { loaders: object[] }[];
      chunkGraph: { assets: { path: string; size: number }[] };
    };
  };
}
/** A file that was there long before, so that no watcher takes it for a change. */
function oldFile(file: string, text: string): void {
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
}

function writeApp(folder: string, loader: string): string {
  const names = Array.from({ length: MODULES }, (_, i) => `m${i}`);
  mkdirSync(path.join(folder, 'src'));
  for (const name of names) oldFile(path.join(folder, `src/${name}.js`), `export const ${name} = 1;\n`);
  const imports = names.map((name) => `import { ${name} } from './${name}.js';\n`);
  oldFile(path.join(folder, 'src/index.js'), `${imports.join('')}console.log(${names.join(', ')});\n`);
  oldFile(path.join(folder, 'package.json'), '{ "name": "app", "version": "1.0.0" }\n');
  const file = path.join(folder, loader);
  const head = loader.endsWith('.mjs') ? 'export default ' : 'module.exports = ';
  oldFile(file, `${head}(source) => (globalThis.loaderCalls++, source);\n`);
  return file;
}

interface Build {
  /** How often the loader ran. */
  calls: number;
  /** Calls in the report, and the size of the file in it. */
  recorded: number | undefined;
  reportSize: number | undefined;
  size: number | undefined;
}

interface Watched {
  builds: Build[];
  opened: number;
}

/** Builds an app of nine modules in watch mode, and changes one of them twice. */
async function watchApp(
  bundler: 'rspack' | 'webpack',
  options?: object,
  loader = 'count.cjs',
): Promise<Watched> {
  const folder = tempFolder('watch-');
  const counter = globalThis as { loaderCalls?: number };
  const file = writeApp(folder, loader);
  const { bundle, Plugin } = realBundler<(config: object) => Compiler, Plugin>(bundler);
  const plugin = options && new Plugin(options);
  const opens = plugin && vi.spyOn(plugin.sdk.server, 'openClientPage').mockResolvedValue();
  const compiler = bundle({
    mode: 'development',
    context: folder,
    devtool: 'source-map',
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist') },
    module: { rules: [{ test: /\.js$/, loader: file }] },
    plugins: plugin ? [plugin] : [],
  });
  const builds: Build[] = [];
  counter.loaderCalls = 0;
  await new Promise<void>((done, fail) => {
    compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
      if (error) return fail(error);
      const sizeOf = (files: readonly { size: number }[] = []) => files[0]?.size;
      const data = plugin?.sdk.getStoreData();
      builds.push({
        calls: counter.loaderCalls ?? 0,
        recorded: data?.loader.reduce((sum, { loaders }) => sum + loaders.length, 0),
        reportSize: sizeOf(data?.chunkGraph.assets.filter((asset) => asset.path === 'main.js')),
        size: sizeOf(
          stats?.toJson({ all: false, assets: true }).assets.filter(({ name }) => name === 'main.js'),
        ),
      });
      if (builds.length === 3) return compiler.close(done);
      counter.loaderCalls = 0;
      writeFileSync(
        path.join(folder, 'src/m0.js'),
        `export const m0 = '${'x'.repeat(9 * builds.length)}';\n`,
      );
    });
  });
  return { builds, opened: opens?.mock.calls.length ?? 0 };
}

const callsOf = ({ builds }: Watched) => builds.map(({ calls }) => calls);
const recordedOf = ({ builds }: Watched) => builds.map(({ recorded }) => recorded);

// CI turns the report server off.
beforeEach(() => vi.stubEnv('CI', ''));
afterEach(() => vi.unstubAllEnvs());

test.each(['rspack', 'webpack'] as const)(
  'case 17 with Rsdoctor, each rebuild of %s runs its loaders over all modules, but not with the features of the sample',
  async (bundler) => {
    const advised = /features: (\[.*\])/.exec(readFileSync(path.join(ROOT, SAMPLE), 'utf8'))?.[1] ?? '';
    const features = JSON.parse(advised.replaceAll("'", '"')) as string[];
    const all = await watchApp(bundler, { disableClientServer: true });
    expect(callsOf(await watchApp(bundler))).toEqual([9, 1, 1]);
    expect(callsOf(all)).toEqual([9, 9, 9]);
    expect(recordedOf(all)).toEqual([9, 18, 27]);
    expect(all.opened).toBe(0);
    expect(callsOf(await watchApp(bundler, { disableClientServer: true, features }))).toEqual([9, 1, 1]);
  },
);

test.each([
  ['rspack', 3, true],
  ['webpack', 1, false],
] as const)(
  'case 17 in three builds of %s, the page opens %i times, and sizes follow the last build: %s',
  async (bundler, times, follows) => {
    const { builds, opened } = await watchApp(bundler, {});
    expect(opened).toBe(times);
    const shown = builds.map(({ size, reportSize }) => size === reportSize);
    expect(shown).toEqual([true, follows, follows]);
  },
);

test('case 17 on webpack, recorded calls of an ES module loader multiply with every rebuild', async () => {
  const watched = await watchApp('webpack', { disableClientServer: true }, 'count.mjs');
  expect(callsOf(watched)).toEqual([9, 9, 9]);
  expect(recordedOf(watched)).toEqual([9, 36, 288]);
});
