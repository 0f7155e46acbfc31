import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Compiler, runCompiler } from '../../tools/samples/runCompiler';
import { BUNDLERS, realBundler } from '../support/realBundlers';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

type Bundle = (config: object) => Compiler;

/** Builds an app of one module with a loader. @returns the output folder */
async function build(
  { bundle, Plugin }: { bundle: Bundle; Plugin: new (options: object) => object },
  app: { entry: string; loader: string; devtool?: string | false; options: (loader: string) => object },
): Promise<string> {
  const folder = tempFolder('build-');
  const [entry, loader] = [path.join(folder, 'entry.js'), path.join(folder, 'loader.cjs')];
  writeFileSync(entry, app.entry);
  writeFileSync(loader, `module.exports = ${app.loader};\n`);
  await runCompiler(
    bundle({
      mode: 'production',
      context: folder,
      entry,
      devtool: app.devtool ?? false,
      output: { path: path.join(folder, 'dist') },
      module: { rules: [{ include: entry, loader }] },
      plugins: [new Plugin({ disableClientServer: true, ...app.options(loader) })],
    }),
  );
  return path.join(folder, 'dist');
}

test.each(BUNDLERS)(
  '%s does not run the loaders of `skipLoaders`, as the options page says',
  async (name) => {
    const dist = await build(realBundler<Bundle>(name), {
      entry: 'console.log("before");\n',
      loader: "(source) => source.replace('before', 'after')",
      options: (loader) => ({ loaderInterceptorOptions: { skipLoaders: [loader] } }),
    });
    expect(readFileSync(`${dist}/main.js`, 'utf8')).toContain('before');
  },
);

test.each([
  [false, false],
  ['source-map', true],
] as const)(
  'on Rspack 2 with `devtool: %s`, a module that passes a loader has a bundled size: %s',
  async (devtool, sized) => {
    // The one that Rspress builds this site with.
    const requireHost = createRequire(`${ROOT}/node_modules/@rsbuild/core/package.json`);
    const { rspack } = requireHost('@rspack/core') as { rspack: Bundle };
    const dist = await build(
      { bundle: rspack, Plugin: realBundler<Bundle>('rspack').Plugin },
      {
        entry: 'console.log("hello", Math.random());\n',
        loader: '(source) => source',
        devtool,
        options: () => ({ output: { mode: 'brief', options: { type: ['json'] } } }),
      },
    );
    const { data } = JSON.parse(readFileSync(`${dist}/rsdoctor-data.json`, 'utf8')) as {
      data: { moduleGraph: { modules: { size: { parsedSize: number } }[] } };
    };
    const sizes = data.moduleGraph.modules.map(({ size }) => size.parsedSize);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.every((size) => size > 0)).toBe(sized);
  },
);
