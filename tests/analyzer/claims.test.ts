/** @module-tag every-sample */
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Compiler } from '../../tools/samples/runCompiler';
import { BUNDLERS, dataIn, realBuild, realBundler, type Bundler } from '../support/realBuild';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

// What pages say of the analyzer besides its options and rules.

function loaderFile(code: string): string {
  const file = path.join(tempFolder('loader-'), 'loader.cjs');
  writeFileSync(file, `module.exports = ${code};\n`);
  return file;
}
const withLoader = (loader: string) => ({ module: { rules: [{ test: /entry\.js$/, loader }] } });

test.each(BUNDLERS)(
  '%s does not run the loaders of `skipLoaders`, as the options page says',
  async (name) => {
    const loader = loaderFile("(source) => source.replace('before', 'after')");
    const options = { loaderInterceptorOptions: { skipLoaders: [loader] } };
    const dist = await realBuild(name, options, { entry: 'console.log("before");', ...withLoader(loader) });
    expect(readFileSync(`${dist}/main.js`, 'utf8')).toContain('before');
  },
);

test.each([
  [false, false],
  ['source-map', true],
])(
  'on Rspack 2 with `devtool: %s`, a module that passes a loader has a bundled size: %s',
  async (devtool, sized) => {
    // The one that Rspress builds this site with.
    const requireHost = createRequire(`${ROOT}/node_modules/@rsbuild/core/package.json`);
    const { rspack } = requireHost('@rspack/core') as { rspack: (config: object) => Compiler };
    const entry = 'console.log("hello", Math.random());\n';
    const config = { entry, devtool, ...withLoader(loaderFile('(source) => source')) };
    const { moduleGraph } = dataIn<{ moduleGraph: { modules: { size: { parsedSize: number } }[] } }>(
      await realBuild('rspack', {}, config, rspack),
    );
    const sizes = moduleGraph.modules.map(({ size }) => size.parsedSize);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.every((size) => size > 0)).toBe(sized);
  },
);

const EXTENSIONS = ['avif', 'cjs', 'css', 'gif', 'html', 'ico', 'jpg', 'js', 'json', 'mjs', 'mp4', 'png', 'svg', 'ttf', 'txt', 'wasm', 'webp', 'woff2', 'xml']; // prettier-ignore

interface Emitting {
  webpack: { sources: { RawSource: new (text: Buffer) => object } };
  hooks: { thisCompilation: { tap(name: string, tap: (compilation: Compilation) => void): void } };
}
interface Compilation {
  emitAsset(name: string, source: object): void;
  hooks: { processAssets: { tap(name: string, tap: () => void): void } };
}
const emitAll = (compiler: Emitting): void =>
  compiler.hooks.thisCompilation.tap('emit', (compilation) =>
    compilation.hooks.processAssets.tap('emit', () => {
      const source = new compiler.webpack.sources.RawSource(Buffer.alloc(2000, 'a'));
      for (const extension of EXTENSIONS) compilation.emitAsset(`file.${extension}`, source);
    }),
  );

test.each(BUNDLERS)('case 22 on %s, the files with a gzip size are those of the page', async (bundler) => {
  const dist = await realBuild(bundler, {}, { plugins: [{ apply: emitAll }] });
  const { chunkGraph } = dataIn<{ chunkGraph: { assets: { path: string; gzipSize?: number }[] } }>(dist);
  const sized = chunkGraph.assets.filter(({ gzipSize }) => gzipSize !== undefined);
  const compressed = EXTENSIONS.filter((end) => sized.some(({ path: file }) => file === `file.${end}`));
  for (const lang of ['en', 'zh']) {
    const page = readFileSync(path.join(ROOT, `docs/${lang}/guide/usage/bundle-size.mdx`), 'utf8');
    const sentence =
      page.split('\n').find((line) => line.includes('**Gzipped**') && line.includes('`.js`')) ?? '';
    const named = [...sentence.matchAll(/`\.(\w+)`/g)].map(([, extension = '']) => extension);
    expect(named.sort(), lang).toEqual(compressed);
  }
});

interface Watching {
  watch(
    options: object,
    done: (
      error: Error | null,
      stats?: { toJson(options: object): { assets: { name: string; size: number }[] } },
    ) => void,
  ): unknown;
  close(done: () => void): void;
}
interface WatchPlugin {
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
  const names = Array.from({ length: 8 }, (_, i) => `m${i}`);
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

/**
 * Builds an app of nine modules in watch mode, and changes one of them twice.
 * @returns for each build how often the loader ran, the calls that the report has, and whether it has the size of the file
 */
async function watchApp(bundler: Bundler, options?: object, loader = 'count.cjs') {
  const folder = tempFolder('watch-');
  const counter = globalThis as { loaderCalls?: number };
  const file = writeApp(folder, loader);
  const { bundle, Plugin } = realBundler<(config: object) => Watching, WatchPlugin>(bundler);
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
  const calls: number[] = [];
  const recorded: (number | undefined)[] = [];
  const follows: boolean[] = [];
  counter.loaderCalls = 0;
  await new Promise<void>((done, fail) => {
    compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
      if (error) return fail(error);
      const data = plugin?.sdk.getStoreData();
      const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {};
      calls.push(counter.loaderCalls ?? 0);
      recorded.push(data?.loader.reduce((sum, { loaders }) => sum + loaders.length, 0));
      const shown = data?.chunkGraph.assets.find((asset) => asset.path === 'main.js')?.size;
      follows.push(shown === assets.find(({ name }) => name === 'main.js')?.size);
      if (calls.length === 3) return compiler.close(done);
      counter.loaderCalls = 0;
      const text = `export const m0 = '${'x'.repeat(9 * calls.length)}';\n`;
      writeFileSync(path.join(folder, 'src/m0.js'), text);
    });
  });
  return { calls, recorded, follows, opened: opens?.mock.calls.length ?? 0 };
}

// CI turns the report server off.
beforeEach(() => vi.stubEnv('CI', ''));
afterEach(() => vi.unstubAllEnvs());

test.each(BUNDLERS)(
  'case 17 with Rsdoctor, each rebuild of %s runs its loaders over all modules, but not with the features of the sample',
  async (bundler) => {
    const sample = readFileSync(path.join(ROOT, 'examples/samples/loaders-timeline/watch-mode.js'), 'utf8');
    const advised = /features: (\[.*\])/.exec(sample)?.[1] ?? '';
    const features = JSON.parse(advised.replaceAll("'", '"')) as string[];
    expect((await watchApp(bundler)).calls).toEqual([9, 1, 1]);
    expect(await watchApp(bundler, { disableClientServer: true })).toMatchObject({
      calls: [9, 9, 9],
      recorded: [9, 18, 27],
      opened: 0,
    });
    expect((await watchApp(bundler, { disableClientServer: true, features })).calls).toEqual([9, 1, 1]);
  },
);

test.each([
  ['rspack', 3, true],
  ['webpack', 1, false],
] as const)(
  'case 17 in three builds of %s, the page opens %i times, and sizes follow the last build: %s',
  async (bundler, opened, isLast) => {
    expect(await watchApp(bundler, {})).toMatchObject({ opened, follows: [true, isLast, isLast] });
  },
);

test('case 17 on webpack, recorded calls of an ES module loader multiply with every rebuild', async () => {
  const watched = await watchApp('webpack', { disableClientServer: true }, 'count.mjs');
  expect(watched).toMatchObject({ calls: [9, 9, 9], recorded: [9, 36, 288] });
});
