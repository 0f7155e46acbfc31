import { describe, expect, test } from 'vitest';
import { readReport } from '../../../../packages/report';
import { alone, briefPage, keptData, normalFolder } from '../../../support/reportFiles';

const DATA = keptData('rsbuild-app');

describe('issue 23.10: what a report says, and what it does not', () => {
  const report = (views: readonly string[] | undefined, data: Record<string, unknown>) =>
    readReport(alone('a.json', JSON.stringify({ data, ...(views && { clientRoutes: views }) })));
  const { root, moduleGraph, chunkGraph, packageGraph, errors, summary } = DATA;
  const without = { root, errors, summary, moduleGraph, chunkGraph, packageGraph, loader: [], plugin: {} };
  const BUNDLE = ['Overall', 'Bundle.ModuleGraph', 'Bundle.BundleSize'];

  test('issue 23.10 a build without loaders is told apart from a report that leaves them out', async () => {
    const all = [...BUNDLE, 'Compile.WebpackLoaders', 'Compile.WebpackPlugins'];
    expect((await report(all, without)).empty).toEqual({ none: ['loader', 'plugin'], off: [], unknown: [] });
    expect((await report(BUNDLE, without)).empty.off).toEqual(['loader', 'plugin']);
    expect((await report(undefined, without)).empty.unknown).toEqual(['loader', 'plugin']);
  });

  test('issue 23.10 the page and the folder say the same', async () => {
    const views = JSON.stringify([...BUNDLE, 'Compile.WebpackLoaders']);
    const page = await (await briefPage(without).open()).text();
    const script = `<script>window.__RSDOCTOR__.enableRoutes=${views}</script></body>`;
    const folder = normalFolder(without).map((file) =>
      file.path.endsWith('manifest.json')
        ? {
            ...file,
            open: async () => new Blob([(await (await file.open()).text()).replace('["Overall"]', views)]),
          }
        : file,
    );
    for (const files of [alone('a.html', page.replace('</body>', script)), folder]) {
      expect((await readReport(files)).empty).toEqual({ none: ['loader'], off: ['plugin'], unknown: [] });
    }
  });

  test('issue 23.10 lists that are empty inside of their section are empty parts', async () => {
    const graphs = {
      moduleGraph: { modules: [], dependencies: [] },
      chunkGraph: { assets: [], chunks: [], entrypoints: [] },
      packageGraph: { packages: [] },
    };
    const { empty } = await report(['Overall', 'Compile.WebpackLoaders'], { ...DATA, ...graphs });
    expect(empty.off).toEqual(['moduleGraph', 'chunkGraph', 'chunks', 'packageGraph']);
  });

  test('issue 23.10 a build at the root of a disk has a name', async () => {
    expect((await report(BUNDLE, { ...without, root: '/' })).build.name).toBe('/');
  });
});
