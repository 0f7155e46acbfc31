import { expect, test } from 'vitest';
import { interfaceData, ReportError, type ReportFile } from '../../../../packages/report';
import { alone, briefJson, briefPage, keptData, normalFolder } from '../../../support/reportFiles';

const REPORT = keptData('rspack-app');

/** Everything that the interface is given, by name; no name comes twice. */
async function given(files: readonly ReportFile[]): Promise<Readonly<Record<string, unknown>>> {
  const all: [string, unknown][] = [];
  for await (const { name, text } of interfaceData(files)) all.push([name, JSON.parse(text)]);
  const data = Object.fromEntries(all);
  expect(Object.keys(data)).toHaveLength(all.length);
  return data;
}

test('issue 21: the interface gets every section of each form, as the analyzer wrote it', async () => {
  for (const files of [[briefJson(REPORT)], [briefPage(REPORT)], normalFolder(REPORT)]) {
    const { enableRoutes, ...data } = await given(files);
    expect(data).toMatchObject(REPORT);
    expect(enableRoutes).toHaveLength(6);
  }
});

test('issue 21: what a build left out is empty, and has no view', async () => {
  const { root, chunkGraph } = REPORT;
  expect(
    await given([briefJson({ root, chunkGraph, loader: [], plugin: {}, moduleCodeMap: '' })]),
  ).toMatchObject({
    root,
    chunkGraph,
    loader: [],
    plugin: {},
    errors: [],
    moduleGraph: { modules: [], dependencies: [] },
    moduleCodeMap: {},
    enableRoutes: ['Overall', 'Bundle.BundleSize'],
  });
});

test('issue 21: what is damaged ends in the one error of reports', async () => {
  for (const text of ['', '{', JSON.stringify({ data: REPORT }).slice(0, -20), '{"data":{"errors":["a"]}}'])
    await expect(given(alone('rsdoctor-data.json', text))).rejects.toBeInstanceOf(ReportError);
});
