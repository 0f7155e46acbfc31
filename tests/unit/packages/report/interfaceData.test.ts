import { expect, test } from 'vitest';
import { interfaceData, ReportError, type ReportFile } from '../../../../packages/report';
import {
  briefJson,
  briefPage,
  keptData,
  normalFolder,
  reportFile,
  zipOf,
} from '../../../support/reportFiles';

const REPORT = keptData('rspack-app');

/** Everything that the interface is given, by name; no name comes twice. */
async function given(files: readonly ReportFile[]): Promise<Readonly<Record<string, unknown>>> {
  const all = new Map<string, unknown>();
  for await (const { name, text } of interfaceData(files)) {
    expect(all.has(name), name).toBe(false);
    all.set(name, JSON.parse(text));
  }
  return Object.fromEntries(all);
}

const FORMS: readonly (readonly [string, () => Promise<readonly ReportFile[]>])[] = [
  ['brief JSON', async () => Promise.resolve([briefJson(REPORT)])],
  ['brief HTML', async () => Promise.resolve([briefPage(REPORT)])],
  ['the folder of normal mode', async () => Promise.resolve(normalFolder(REPORT))],
  ['an archive of that folder', async () => [await zipOf(normalFolder(REPORT))]],
];

test.each(FORMS)(
  'issue 21: the interface gets every section of %s, as the analyzer wrote it',
  async (_, files) => {
    const data = await given(await files());
    expect(data).toMatchObject(REPORT);
    expect(data.enableRoutes).toEqual([
      'Overall',
      'Compile.WebpackLoaders',
      'Compile.ModuleResolve',
      'Compile.WebpackPlugins',
      'Bundle.ModuleGraph',
      'Bundle.BundleSize',
    ]);
  },
);

test('issue 21: what a build left out is empty, and has no view', async () => {
  const { root, chunkGraph } = REPORT;
  const data = await given([briefJson({ root, chunkGraph, loader: [], plugin: {}, moduleCodeMap: '' })]);
  expect(data).toMatchObject({
    root,
    chunkGraph,
    loader: [],
    plugin: {},
    errors: [],
    summary: { costs: [] },
    moduleGraph: { modules: [], dependencies: [] },
    packageGraph: { packages: [] },
    moduleCodeMap: {},
  });
  expect(data.enableRoutes).toEqual(['Overall', 'Bundle.BundleSize']);
});

test('issue 21: what is damaged ends in the one error of reports', async () => {
  const whole = JSON.stringify({ data: REPORT });
  for (const text of ['', '{', whole.slice(0, -20), '[1]', '{"data":{"errors":["a"]}}']) {
    await expect(given([reportFile('rsdoctor-data.json', text)]), text.slice(0, 9)).rejects.toBeInstanceOf(
      ReportError,
    );
  }
});
