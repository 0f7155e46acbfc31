import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Compiler as RunnableCompiler, runCompiler } from '../../tools/samples/runCompiler';
import { BUNDLERS, realBundler } from '../support/realBundlers';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

const EXTENSIONS = ['avif', 'cjs', 'css', 'gif', 'html', 'ico', 'jpg', 'js', 'json', 'mjs', 'mp4', 'png', 'svg', 'ttf', 'txt', 'wasm', 'webp', 'woff2', 'xml']; // prettier-ignore

interface Compiler extends RunnableCompiler {
  webpack: { sources: { RawSource: new (text: Buffer) => object } };
  hooks: { thisCompilation: { tap(name: string, tap: (compilation: Compilation) => void): void } };
}
interface Compilation {
  emitAsset(name: string, source: object): void;
  hooks: { processAssets: { tap(name: string, tap: () => void): void } };
}
type Bundle = (config: object) => Compiler;

const emitAll = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap('emit', (compilation) =>
    compilation.hooks.processAssets.tap('emit', () => {
      const source = new compiler.webpack.sources.RawSource(Buffer.alloc(2000, 'a'));
      for (const extension of EXTENSIONS) compilation.emitAsset(`file.${extension}`, source);
    }),
  );

/** Builds an app with a file of each kind. @returns the endings whose file has a gzip size in the report */
async function compressed(bundler: (typeof BUNDLERS)[number]): Promise<string[]> {
  const { bundle, Plugin } = realBundler<Bundle>(bundler);
  const folder = tempFolder('gzip-');
  writeFileSync(path.join(folder, 'entry.js'), 'console.log(1);\n');
  const output = { mode: 'brief', options: { type: ['json'] } };
  const compiler = bundle({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [{ apply: emitAll }, new Plugin({ disableClientServer: true, output })],
  });
  await runCompiler(compiler);
  const json = readFileSync(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8');
  const { data } = JSON.parse(json) as {
    data: { chunkGraph: { assets: { path: string; gzipSize?: number }[] } };
  };
  const { assets } = data.chunkGraph;
  const sized = assets.filter(({ gzipSize }) => gzipSize !== undefined);
  return EXTENSIONS.filter((extension) => sized.some(({ path: file }) => file === `file.${extension}`));
}

test.each(BUNDLERS)('case 22 on %s, the files with a gzip size are those of the page', async (bundler) => {
  const files = await compressed(bundler);
  for (const lang of ['en', 'zh']) {
    const page = readFileSync(path.join(ROOT, `docs/${lang}/guide/usage/bundle-size.mdx`), 'utf8');
    const sentence =
      page.split('\n').find((line) => line.includes('**Gzipped**') && line.includes('`.js`')) ?? '';
    const named = [...sentence.matchAll(/`\.(\w+)`/g)].map(([, extension = '']) => extension);
    expect(named.sort(), lang).toEqual(files);
  }
});
